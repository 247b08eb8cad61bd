import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { Card } from '../../../components/Card.tsx'
import { GameImage } from '../../../components/GameImage.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { RankedGames_activityFragment } from '../../../gql/graphql.ts'
import { useMomentFormat } from '../../../i18n/useFormat.ts'
import { RankChangeWords } from '../../../match/RankChangeWords.tsx'
import { useChampionName } from '../../../match/useChampionName.ts'
import { matchPath } from '../../../paths.ts'
import { useActivityStyles } from './activity-style.ts'
import { useActivityWords } from './useActivityWords.ts'

graphql(/* GraphQL */ `
  fragment RankedGames_activity on AccountActivity {
    rankedGames(first: 10) {
      matchId
      startedAt
      champion {
        id
        key
        name(locale: $locale) {
          text
          locale
        }
        image
      }
      rankChange {
        ...RankChangeWords_change
      }
    }
  }
`)

interface RankedGamesProps {
  readonly activity: RankedGames_activityFragment
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  game: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '10px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
  },
  picture: { gridRow: 'span 2' },
  link: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
})

/** The latest ranked games whose points are known. */
export function RankedGames({ activity: { rankedGames } }: RankedGamesProps) {
  const styles = useStyles()
  const shared = useActivityStyles()
  const words = useActivityWords()
  const moments = useMomentFormat()
  const nameOf = useChampionName()
  return (
    <Card className={shared.card}>
      <h2 className={shared.title}>{words('ranked.title')}</h2>
      <p className={shared.words}>{words('ranked.meaning')}</p>
      {rankedGames.length === 0 ? (
        <p className={shared.words}>{words('ranked.none')}</p>
      ) : (
        <ol className={styles.list}>
          {rankedGames.map(({ matchId, startedAt, champion, rankChange }) => (
            <li key={matchId} className={styles.game}>
              <span className={styles.picture}>
                <GameImage src={champion.image} name={null} size={32} />
              </span>
              <Link className={styles.link} to={matchPath(matchId)} suppressHydrationWarning>
                {words('ranked.open', { champion: nameOf({ champion }).text, date: moments.dateTime(startedAt) })}
              </Link>
              <RankChangeWords change={rankChange} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
