import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../../components/Card.tsx'
import { graphql } from '../../gql/gql.ts'
import type { LadderMovers_entryFragment } from '../../gql/graphql.ts'
import { useFormat, useMomentFormat } from '../../i18n/useFormat.ts'
import { accountPath } from '../../paths.ts'
import { useSpoiler } from '../../settings/useSpoiler.ts'
import { accountLink } from './account-link-style.ts'
import { changeCard, changeNote, changeTitle } from './changes-style.ts'
import { LadderMovement } from './LadderMovement.tsx'
import { useChangeWords } from './useChangeWords.ts'

graphql(/* GraphQL */ `
  fragment LadderMovers_entry on LadderEntry {
    rank
    puuid
    gameName
    tagLine
    region
    leaguePoints
    movement(since: $since) {
      ...LadderMovement_movement
    }
    proPlayer {
      id
    }
  }
`)

interface LadderMoversProps {
  readonly kind: 'climbs' | 'falls'
  /** The largest movement first. */
  readonly entries: readonly LadderMovers_entryFragment[]
  /** Times in ISO 8601; null when unknown. */
  readonly comparison: { readonly comparedWith: string | null; readonly comparableFrom: string | null }
}

const useStyles = makeStyles({
  card: changeCard,
  title: changeTitle,
  note: changeNote,
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '8px',
    minHeight: '38px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTop: 'none' },
  },
  name: accountLink,
  nameless: { color: tokens.colorNeutralForeground3 },
  figures: { textAlign: 'end', whiteSpace: 'nowrap' },
})

/** The largest climbs or falls of a ladder, or the reason why there are none. */
export function LadderMovers({ kind, entries, comparison }: LadderMoversProps) {
  const styles = useStyles()
  const t = useChangeWords()
  // With spoilers hidden, a place in this list would tell how a pro did.
  const spoiler = useSpoiler()
  const shown = entries.filter(({ proPlayer }) => !spoiler.hidden || proPlayer === null)
  const hidden = entries.length - shown.length
  return (
    <Card className={styles.card}>
      <h3 className={styles.title}>{t(kind)}</h3>
      {entries.length === 0 ? <NoMovers kind={kind} comparison={comparison} /> : null}
      <ol className={styles.list}>
        {shown.map((entry) => (
          <Mover key={entry.puuid} entry={entry} />
        ))}
      </ol>
      {hidden === 0 ? null : <p className={styles.note}>{t('hidden', { count: hidden })}</p>}
    </Card>
  )
}

function NoMovers({ kind, comparison: { comparedWith, comparableFrom } }: Omit<LadderMoversProps, 'entries'>) {
  const styles = useStyles()
  const t = useChangeWords()
  const moments = useMomentFormat()
  return (
    <p className={styles.note} suppressHydrationWarning>
      {comparedWith !== null
        ? t(kind === 'climbs' ? 'noClimbs' : 'noFalls')
        : comparableFrom === null
          ? t('later')
          : t('laterAt', { moment: moments.dateTime(comparableFrom) })}
    </p>
  )
}

function Mover({ entry }: { readonly entry: LadderMovers_entryFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useChangeWords()
  const format = useFormat()
  const { rank, gameName, tagLine, region, leaguePoints, movement } = entry
  return (
    <li className={styles.row}>
      {movement === null ? <span /> : <LadderMovement movement={movement} />}
      {gameName === null || tagLine === null ? (
        <span className={styles.nameless} title={t('leaderboard.namelessMeaning')}>
          {t('leaderboard.nameless')}
        </span>
      ) : (
        <Link to={accountPath({ region, gameName, tagLine })} className={styles.name}>
          <bdi>{gameName}</bdi>
        </Link>
      )}
      <span className={styles.figures}>
        <span className={styles.note}>
          {words('place', { rank: format.number(rank) })} ·{' '}
          {t('account.rank.points', { points: format.number(leaguePoints) })}
        </span>
      </span>
    </li>
  )
}
