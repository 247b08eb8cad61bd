import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { graphql } from '../../gql/gql.ts'
import type { LadderMovement_movementFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ownTokens } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment LadderMovement_movement on LadderMovement {
    places
  }
`)

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
  },
  rise: { color: ownTokens.rise },
  fall: { color: ownTokens.loss },
  arrow: { flexShrink: 0, width: '8px', height: '8px', fill: 'currentColor' },
})

/** Places that an account has gained or lost since an earlier ladder, as an arrow with their number. The same place has no mark. */
export function LadderMovement({ movement: { places } }: { readonly movement: LadderMovement_movementFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  if (places === 0) return <VisuallyHidden>{t('leaderboard.movement.same')}</VisuallyHidden>
  if (places === null) {
    return (
      <span className={styles.root} title={t('leaderboard.movement.newMeaning')}>
        <span aria-hidden="true">{t('leaderboard.movement.new')}</span>
        <VisuallyHidden>{t('leaderboard.movement.newMeaning')}</VisuallyHidden>
      </span>
    )
  }
  const count = Math.abs(places)
  const number = format.number(count)
  const words = t(`leaderboard.movement.${places > 0 ? 'up' : 'down'}`, { count, number })
  return (
    <span className={mergeClasses(styles.root, places > 0 ? styles.rise : styles.fall)} title={words}>
      <svg viewBox="0 0 8 8" aria-hidden="true" className={styles.arrow}>
        <path d={places > 0 ? 'M0.5 6.5h7L4 1Z' : 'M0.5 1.5h7L4 7Z'} />
      </svg>
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
