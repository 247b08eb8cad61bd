import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Card } from '../../../components/Card.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { ActivityStreaks_activityFragment } from '../../../gql/graphql.ts'
import { useMomentFormat } from '../../../i18n/useFormat.ts'
import { ownTokens } from '../../../theme/tokens.ts'
import { useActivityStyles } from './activity-style.ts'
import { useActivityWords } from './useActivityWords.ts'

graphql(/* GraphQL */ `
  fragment ActivityStreaks_activity on AccountActivity {
    streak {
      win
      games
      startedAt
      lastStartedAt
      isCut
    }
    longestWinStreak {
      win
      games
      startedAt
      lastStartedAt
      isCut
    }
    longestLossStreak {
      win
      games
      startedAt
      lastStartedAt
      isCut
    }
  }
`)

type Streak = ActivityStreaks_activityFragment['streak']

interface ActivityStreaksProps {
  readonly activity: ActivityStreaks_activityFragment
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0 },
  name: { fontSize: tokens.fontSizeBase200, lineHeight: '18px', color: tokens.colorNeutralForeground2 },
  value: { margin: 0, fontFamily: ownTokens.displayFont, fontSize: '22px', lineHeight: '26px', fontWeight: 600 },
  when: { margin: 0 },
})

/** The present streak, and the longest ones of either kind. */
export function ActivityStreaks({ activity }: ActivityStreaksProps) {
  const styles = useStyles()
  const shared = useActivityStyles()
  const words = useActivityWords()
  const moments = useMomentFormat()
  const streaks = {
    present: activity.streak,
    longestWin: activity.longestWinStreak,
    longestLoss: activity.longestLossStreak,
  } as const satisfies Record<string, Streak>

  function streakWords(streak: Streak): string {
    if (streak === null) return words('streaks.none')
    const counted = words(streak.win ? 'streaks.wins' : 'streaks.losses', { count: streak.games })
    return streak.isCut ? words('streaks.atLeast', { streak: counted }) : counted
  }

  return (
    <Card className={shared.card}>
      <h2 className={shared.title}>{words('streaks.title')}</h2>
      <dl className={styles.list}>
        {(['present', 'longestWin', 'longestLoss'] as const).map((name) => {
          const streak = streaks[name]
          return (
            <div key={name}>
              <dt className={styles.name}>{words(`streaks.${name}`)}</dt>
              <dd className={mergeClasses(styles.value, streak !== null && (streak.win ? shared.won : shared.lost))}>
                {streakWords(streak)}
              </dd>
              {streak === null ? null : (
                <dd className={mergeClasses(shared.words, styles.when)} suppressHydrationWarning>
                  {[...new Set([streak.startedAt, streak.lastStartedAt].map((moment) => moments.date(moment)))].join(
                    ' – ',
                  )}
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <p className={shared.words}>{words('streaks.meaning')}</p>
    </Card>
  )
}
