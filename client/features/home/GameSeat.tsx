import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { GameImage } from '../../components/GameImage.tsx'
import { KeepFocus } from '../../components/keep-focus.ts'
import { LocalText } from '../../components/LocalText.tsx'
import { useLeavingFocus } from '../../components/useLeavingFocus.ts'
import { graphql } from '../../gql/gql.ts'
import type { GameSeat_participantFragment, Region } from '../../gql/graphql.ts'
import { OnStream } from '../../live/OnStream.tsx'
import { useChampionName } from '../../match/useChampionName.ts'
import { accountPath, playerPath } from '../../paths.ts'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { ownTokens } from '../../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment GameSeat_participant on ActiveParticipant {
    puuid
    gameName
    tagLine
    champion {
      id
      key
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    proPlayer {
      id
      name
      slug
      team {
        id
        code
      }
      ...PlayerPhoto_player
    }
  }
`)

interface GameSeatProps {
  readonly seat: GameSeat_participantFragment
  readonly region: Region
  /** Login of the player's channel while it is live; null otherwise. */
  readonly login: string | null
  /** True beside other pros. */
  readonly small: boolean
}

const useStyles = makeStyles({
  seat: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '14px',
    rowGap: '10px',
    alignItems: 'center',
  },
  pictures: { position: 'relative', display: 'flex' },
  photo: {
    position: 'absolute',
    right: '-6px',
    bottom: '-6px',
    display: 'flex',
    border: `2px solid ${tokens.colorNeutralBackground1}`,
    borderRadius: tokens.borderRadiusCircular,
  },
  words: { display: 'grid', minWidth: 0 },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: ownTokens.displayFont,
    fontSize: '22px',
    lineHeight: '26px',
    fontWeight: 600,
  },
  nameSmall: { fontSize: '20px', lineHeight: '24px' },
  team: { color: tokens.colorNeutralForeground2 },
  line: {
    display: 'flex',
    gap: '4px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
  },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  // A long name is truncated inside its link, so that the link beside it keeps its space.
  account: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  foot: {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '12px',
    minHeight: '24px',
    fontSize: tokens.fontSizeBase200,
  },
})

/** A pro in a running game: player, champion, account, and a link to the stream while it is live. */
export function GameSeat({ seat, region, login, small }: GameSeatProps) {
  const styles = useStyles()
  const nameOf = useChampionName()
  const place = useLeavingFocus<HTMLDivElement>(use(KeepFocus))
  const { gameName, tagLine, champion, proPlayer } = seat
  const account =
    gameName === null || tagLine === null ? null : (
      <Link to={accountPath({ region, gameName, tagLine })} className={mergeClasses(styles.link, styles.account)}>
        <bdi>{gameName}</bdi> #{tagLine}
      </Link>
    )
  const stream = login === null ? null : <OnStream login={login} player={proPlayer?.name ?? ''} long={!small} />
  return (
    <div ref={place} className={styles.seat}>
      <span className={styles.pictures}>
        <GameImage src={champion.image} name={null} size={small ? 44 : 52} />
        {proPlayer === null ? null : (
          <span className={styles.photo}>
            <PlayerPhoto player={proPlayer} size={small ? 20 : 24} />
          </span>
        )}
      </span>
      <span className={styles.words}>
        {proPlayer === null ? null : (
          <span className={mergeClasses(styles.name, small && styles.nameSmall)}>
            <Link to={playerPath({ team: proPlayer.team?.code ?? null, slug: proPlayer.slug })} className={styles.link}>
              {proPlayer.team === null ? null : <span className={styles.team}>{proPlayer.team.code} </span>}
              {proPlayer.name}
            </Link>
          </span>
        )}
        <span className={styles.line}>
          <span>
            <LocalText name={nameOf(seat)} />
            {small && account !== null ? ' ·' : null}
          </span>
          {small ? account : null}
        </span>
      </span>
      {small ? (
        stream
      ) : (
        <span className={styles.foot}>
          <span className={styles.line}>{account}</span>
          {stream}
        </span>
      )}
    </div>
  )
}
