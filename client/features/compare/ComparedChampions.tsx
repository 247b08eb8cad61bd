import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { NUMBER_ONLY } from '../../components/RateWords.tsx'
import { graphql } from '../../gql/gql.ts'
import type { ComparedChampions_gamesFragment } from '../../gql/graphql.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import { championPath } from '../../paths.ts'
import { SampledRate } from '../../statistics/SampledRate.tsx'
import { PHONE } from '../../theme/tokens.ts'
import type { Pair } from './found-player.ts'
import { listCompared } from './list-champions.ts'
import { MirrorRow } from './MirrorRow.tsx'
import { MirrorTable } from './MirrorTable.tsx'
import { useCompareWords } from './useCompareWords.ts'

graphql(/* GraphQL */ `
  fragment ComparedChampions_games on KnownGames {
    champions(first: 20) {
      champion {
        id
        key
        slug
        name(locale: $locale) {
          text
          locale
        }
        image
      }
      record {
        games
        winRate {
          value
          games
          low
          high
        }
      }
    }
  }
`)

interface ComparedChampionsProps {
  readonly games: Pair<ComparedChampions_gamesFragment>
  readonly names: Pair<string>
  readonly ofPro: boolean
}

const useStyles = makeStyles({
  champion: {
    // The pictures are in one column, and on a phone above the names.
    display: 'inline-grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4px 10px',
    width: '100%',
    maxWidth: '136px',
    textAlign: 'start',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', textAlign: 'center' },
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  games: { '@media (max-width: 479.98px)': NUMBER_ONLY },
  none: { color: tokens.colorNeutralForeground2 },
})

/** The champions that each of both plays most, with the record of the other one. */
export function ComparedChampions({ games: { a, b }, names, ofPro }: ComparedChampionsProps) {
  const styles = useStyles()
  const words = useCompareWords()
  const nameOf = useChampionName()
  const rows = listCompared(a.champions, b.champions)
  if (rows.length === 0) return null
  return (
    <MirrorTable title={words('champions.title')} names={names} ofPro={ofPro} note={words('champions.note')}>
      {rows.map(({ champion, records }) => (
        <MirrorRow
          key={champion.key}
          label={
            <Link to={championPath(champion)} className={styles.champion}>
              <GameImage src={champion.image} name={null} size={36} />
              <LocalText name={nameOf({ champion })} />
            </Link>
          }
          a={<ChampionRate rate={records.a?.winRate ?? null} />}
          b={<ChampionRate rate={records.b?.winRate ?? null} />}
        />
      ))}
    </MirrorTable>
  )
}

interface ChampionRateProps {
  /** Null without games. */
  readonly rate: ComparedChampions_gamesFragment['champions'][number]['record']['winRate']
}

function ChampionRate({ rate }: ChampionRateProps) {
  const styles = useStyles()
  const words = useCompareWords()
  if (rate === null) {
    return (
      <span className={styles.none} title={words('champions.none')}>
        –
      </span>
    )
  }
  return <SampledRate rate={rate} sampleClass={styles.games} />
}
