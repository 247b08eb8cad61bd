import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Skeleton } from '../components/Skeleton.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { FORCED_COLORS, ownTokens } from '../theme/tokens.ts'
import type { SeatFacts } from './seat-facts.ts'
import { useScoutingWords } from './useScoutingWords.ts'

/** Number of games from which a streak is named. */
const STREAK_FROM = 3

/** Number of results that are shown. */
const RESULTS = 5

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px', height: '20px', whiteSpace: 'nowrap' },
  results: { display: 'flex', gap: '3px', margin: 0, padding: 0, listStyleType: 'none' },
  result: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '17px',
    height: '17px',
    boxSizing: 'border-box',
    borderRadius: '5px',
    fontSize: '11px',
    lineHeight: '17px',
    fontWeight: tokens.fontWeightSemibold,
  },
  won: { backgroundColor: ownTokens.winTint, color: ownTokens.win, [FORCED_COLORS]: { border: '1px solid' } },
  lost: { backgroundColor: ownTokens.lossTint, color: ownTokens.loss, [FORCED_COLORS]: { border: '1px solid' } },
  none: { border: `1px dashed ${tokens.colorNeutralStroke1}` },
  words: { fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground2 },
  winning: { color: ownTokens.win, fontWeight: tokens.fontWeightSemibold },
  losing: { color: ownTokens.loss, fontWeight: tokens.fontWeightSemibold },
})

type KnownForm = NonNullable<SeatFacts['form']['value']['form']>

interface SeatFormProps {
  readonly form: {
    readonly value: { readonly form: Pick<KnownForm, 'recentGames' | 'streak'> | null }
    readonly asked: boolean
  }
}

/** The latest five results, newest first, and a streak. */
export function SeatForm({ form: { value, asked } }: SeatFormProps) {
  const styles = useStyles()
  const words = useScoutingWords()
  const games = value.form?.recentGames ?? []
  const streak = value.form?.streak ?? 0
  const empty = Array.from({ length: Math.max(0, RESULTS - games.length) }, (_, place) => place)

  if (value.form === null && !asked) {
    return (
      <span className={styles.root}>
        <Skeleton width={97} height={17} radius={5} />
      </span>
    )
  }
  return (
    <div className={styles.root}>
      <ol className={styles.results} aria-label={words('latest')}>
        {games.map(({ matchId, win }) => (
          <li key={matchId} className={mergeClasses(styles.result, win ? styles.won : styles.lost)}>
            <span aria-hidden="true">{words(win ? 'w' : 'l')}</span>
            <VisuallyHidden>{words(win ? 'won' : 'lost')}</VisuallyHidden>
          </li>
        ))}
        {empty.map((place) => (
          <li key={place} className={mergeClasses(styles.result, styles.none)} aria-hidden="true" />
        ))}
      </ol>
      {games.length === 0 ? (
        <span className={styles.words}>{words(value.form === null ? 'latestUnknown' : 'noLatest')}</span>
      ) : Math.abs(streak) < STREAK_FROM ? null : (
        <span className={mergeClasses(styles.words, streak > 0 ? styles.winning : styles.losing)}>
          {words(streak > 0 ? 'winStreak' : 'lossStreak', { count: Math.abs(streak) })}
        </span>
      )}
    </div>
  )
}
