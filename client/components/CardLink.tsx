import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link, type LinkProps } from 'react-router-dom'
import { ownTokens } from '../theme/tokens.ts'

const useStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    height: '100%',
    boxSizing: 'border-box',
    padding: '14px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: ownTokens.cardShadow,
    color: 'inherit',
    textDecorationLine: 'none',
    transitionProperty: 'border-color, background-color',
    transitionDuration: tokens.durationFast,
    ':hover': {
      border: `1px solid ${tokens.colorBrandStroke1}`,
      backgroundColor: tokens.colorNeutralBackground1Hover,
    },
  },
})

export function CardLink({ className, ...rest }: LinkProps) {
  const styles = useStyles()
  return <Link {...rest} className={mergeClasses(styles.card, className)} />
}
