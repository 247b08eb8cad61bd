import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql } from '../../gql/gql.ts'
import type { PlayOpponents_playFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { useSpoiler } from '../../settings/useSpoiler.ts'
import { MatchupList } from '../../statistics/MatchupList.tsx'
import { usePlayerChampionWords } from './usePlayerChampionWords.ts'

graphql(/* GraphQL */ `
  fragment PlayOpponents_play on ProPlayerOnChampion {
    gamesWithOpponent
    record {
      games
    }
    matchups {
      ...MatchupRow_matchup
    }
  }
`)

const useStyles = makeStyles({
  note: {
    margin: '8px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
})

/** Number of opponents before "show all", and one that says that there are more. */
const FIRST = 6

export function PlayOpponents({ play }: { readonly play: PlayOpponents_playFragment }) {
  const styles = useStyles()
  const words = usePlayerChampionWords()
  const format = useFormat()
  const spoiler = useSpoiler()
  const { gamesWithOpponent, record, matchups } = play
  return (
    <div>
      <Spoiler spoiler={spoiler}>
        <MatchupList
          title={words('matchups.title')}
          none={words('matchups.none')}
          first={matchups.slice(0, FIRST)}
          listAll={() => Promise.resolve(matchups)}
          toGames={null}
        />
      </Spoiler>
      {matchups.length === 0 ? null : (
        <p className={styles.note}>
          {words('matchups.of', {
            count: record.games,
            number: format.number(gamesWithOpponent),
            games: format.number(record.games),
          })}
        </p>
      )}
    </div>
  )
}
