import { makeStyles } from '@fluentui/react-components'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import type { KnownPlayerChampion_playFragment, PlayerChampionBand_playerFragment } from '../../gql/graphql.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import { playerPath, type PlayerParams } from '../../paths.ts'
import { SceneColumns } from '../../pro-scene/SceneColumns.tsx'
import { PlayBuilds } from './PlayBuilds.tsx'
import { PlayerChampionBand } from './PlayerChampionBand.tsx'
import { PlayFigures } from './PlayFigures.tsx'
import { PlayGames } from './PlayGames.tsx'
import { PlayOpponents } from './PlayOpponents.tsx'
import { usePlayerChampionWords } from './usePlayerChampionWords.ts'

graphql(/* GraphQL */ `
  fragment KnownPlayerChampion_play on ProPlayerOnChampion {
    champion {
      id
      key
      name(locale: $locale) {
        text
        locale
      }
    }
    record {
      games
    }
    ...PlayerChampionBand_play
    ...PlayFigures_play
    ...PlayOpponents_play
    ...PlayBuilds_play
  }
`)

interface KnownPlayerChampionProps {
  readonly player: PlayerChampionBand_playerFragment
  readonly play: KnownPlayerChampion_playFragment
  /** The address at which the player was found. */
  readonly asked: PlayerParams
}

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '40px' },
})

export function KnownPlayerChampion({ player, play, asked }: KnownPlayerChampionProps) {
  const styles = useStyles()
  const words = usePlayerChampionWords()
  const nameOf = useChampionName()
  const champion = nameOf(play).text
  return (
    <>
      <PlayerChampionBand player={player} play={play} />
      {play.record.games === 0 ? (
        <Notice
          title={words('nothing.title', { champion })}
          actions={
            <ButtonLink to={playerPath({ team: player.team?.code ?? null, slug: player.slug })}>
              {words('nothing.champions', { player: player.name })}
            </ButtonLink>
          }
        >
          {words('nothing.text', { player: player.name })}
        </Notice>
      ) : (
        <div className={styles.parts}>
          <PlayFigures play={play} />
          <PlayBuilds play={play} />
          <SceneColumns side={<PlayOpponents play={play} />}>
            <PlayGames asked={asked} champion={play.champion.key} />
          </SceneColumns>
        </div>
      )}
    </>
  )
}
