import { makeStyles, tokens } from '@fluentui/react-components'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { useFollowingWords } from '../../following/useFollowingWords.ts'
import type { LiveActivities } from '../../following/useLiveActivities.ts'
import { graphql } from '../../gql/gql.ts'
import type { FollowedChampion_championFragment, FollowedRatesQuery } from '../../gql/graphql.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import { championPath } from '../../paths.ts'
import { SampledRate } from '../../statistics/SampledRate.tsx'
import { FollowedRow } from './FollowedRow.tsx'

graphql(/* GraphQL */ `
  fragment FollowedChampion_champion on Champion {
    id
    key
    slug
    name(locale: $locale) {
      text
      locale
    }
    image
  }
`)

interface FollowedChampionProps {
  readonly champion: FollowedChampion_championFragment
  /** Statistics of all champions; undefined while they are fetched. */
  readonly table: FollowedRatesQuery['championTable'] | undefined
  readonly activities: LiveActivities
}

const useStyles = makeStyles({
  rate: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  small: { fontSize: tokens.fontSizeBase200, lineHeight: '18px' },
})

/** Win rate in the newest patches, and number of pros who are playing the champion. */
export function FollowedChampion({ champion, table, activities }: FollowedChampionProps) {
  const styles = useStyles()
  const words = useFollowingWords()
  const nameOf = useChampionName()
  const name = nameOf({ champion })
  const { id, key, slug, image } = champion
  const playing = activities.seats.filter(({ seat }) => seat.champion.key === key).length
  const rate = table?.entries.find((entry) => entry.champion.id === id)?.winRate ?? null
  const patch = [...new Set([table?.patches.at(-1), table?.patches.at(0)])].join('–')
  return (
    <FollowedRow
      id={id}
      name={name.text}
      to={championPath({ slug, key })}
      mark={<GameImage src={image} name={null} size={44} />}
      title={<LocalText name={name} />}
      below={playing === 0 ? words('notPlayedNow') : words('playedBy', { count: playing })}
    >
      {table === undefined ? null : rate === null ? (
        words('notCounted')
      ) : (
        <span className={styles.rate}>
          <span>
            {words('winRate')} <SampledRate rate={rate} />
          </span>
          <span className={styles.small}>{words('newestPatches', { patch })}</span>
        </span>
      )}
    </FollowedRow>
  )
}
