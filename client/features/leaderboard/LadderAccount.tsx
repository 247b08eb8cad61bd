import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Chip } from '../../components/Chip.tsx'
import { graphql } from '../../gql/gql.ts'
import type { LadderAccount_entryFragment } from '../../gql/graphql.ts'
import { accountPath } from '../../paths.ts'
import { TABLET } from '../../theme/tokens.ts'
import { accountLink } from './account-link-style.ts'

graphql(/* GraphQL */ `
  fragment LadderAccount_entry on LadderEntry {
    gameName
    tagLine
    region
    hotStreak
    veteran
    freshBlood
    inactive
  }
`)

/** Riot's flags, and the tone of their chips: most top players are veterans, and few are on a hot streak. */
const FLAGS = [
  ['hotStreak', 'brand'],
  ['veteran', 'plain'],
  ['freshBlood', 'plain'],
  ['inactive', 'warning'],
] as const

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '6px 12px', minWidth: 0 },
  name: accountLink,
  tagLine: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  nameless: { color: tokens.colorNeutralForeground3 },
  // Where space is short, the figures beside the name matter more.
  flags: { display: 'flex', gap: '6px', [TABLET]: { display: 'none' } },
})

/** The account of a ladder entry, with Riot's flags. */
export function LadderAccount({ entry }: { readonly entry: LadderAccount_entryFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { gameName, tagLine, region, ...flags } = entry
  const raised = FLAGS.filter(([flag]) => flags[flag])
  return (
    <span className={styles.root}>
      {gameName === null || tagLine === null ? (
        <span className={styles.nameless} title={t('leaderboard.namelessMeaning')}>
          {t('leaderboard.nameless')}
        </span>
      ) : (
        <Link to={accountPath({ region, gameName, tagLine })} className={styles.name}>
          <bdi>{gameName}</bdi> <span className={styles.tagLine}>#{tagLine}</span>
        </Link>
      )}
      {raised.length === 0 ? null : (
        <span className={styles.flags}>
          {raised.map(([flag, tone]) => (
            <Chip key={flag} tone={tone} title={t(`account.rank.flagMeaning.${flag}`)}>
              {t(`account.rank.flags.${flag}`)}
            </Chip>
          ))}
        </span>
      )}
    </span>
  )
}
