import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { ownTokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  card: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: ownTokens.cardShadow,
  },
})

/** Has no padding of its own. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  const styles = useStyles()
  return <div {...rest} className={mergeClasses(styles.card, className)} />
}
