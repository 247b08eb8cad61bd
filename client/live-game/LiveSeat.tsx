import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { LocalText } from '../components/LocalText.tsx'
import { graphql } from '../gql/gql.ts'
import type { LiveSeat_participantFragment, Region } from '../gql/graphql.ts'
import { ChampionMark } from '../match/ChampionMark.tsx'
import { Loadout } from '../match/Loadout.tsx'
import { useChampionName } from '../match/useChampionName.ts'
import { ProBadge } from '../pro-scene/ProBadge.tsx'
import { FollowedStar } from './FollowedStar.tsx'
import { WIDE } from './live-game-layout.ts'
import type { SeatFacts } from './seat-facts.ts'
import { SeatForm } from './SeatForm.tsx'
import { SeatMarks } from './SeatMarks.tsx'
import { SeatName } from './SeatName.tsx'
import { SeatRank } from './SeatRank.tsx'
import { SeatRecord } from './SeatRecord.tsx'
import { useScoutingWords } from './useScoutingWords.ts'

graphql(/* GraphQL */ `
  fragment LiveSeat_participant on ActiveParticipant {
    puuid
    likelyLane
    champion {
      id
      key
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    summonerSpells {
      key
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    keystone {
      runeId: key
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    secondaryStyle {
      styleId: key
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    proPlayer {
      id
      ...ProBadge_player
    }
    matchup {
      winRate {
        value
        games
        low
        high
      }
    }
    statistics {
      keystones {
        rune {
          key
        }
        share {
          value
          games
        }
      }
      spells(first: 10) {
        spells {
          key
        }
        share {
          value
          games
        }
      }
    }
    scouting(from: STORED) {
      account {
        id
      }
      ...SeatRanks_scouting
      ...SeatForm_scouting
    }
    ...SeatName_participant
  }
`)

export type Seat = LiveSeat_participantFragment

interface LiveSeatProps {
  readonly seat: Seat
  readonly region: Region
  /** Queue of the game. */
  readonly queue: string
  /** Null for players whose names are hidden, and for bots. */
  readonly facts: SeatFacts | null
  /** Names of the players of the same side with whom the player plays together. */
  readonly companions: readonly string[]
  /** True when the visitor follows the account or its pro player. */
  readonly followed: boolean
  /** True for the account whose page this is. */
  readonly own: boolean
  /** True on the right side, which is mirrored. */
  readonly turned: boolean
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    gridTemplateAreas: '"champion loadout names" "rank rank rank" "foot foot foot"',
    alignContent: 'start',
    alignItems: 'center',
    gap: '8px 10px',
    height: '100%',
    minWidth: 0,
    boxSizing: 'border-box',
    padding: '10px 12px',
    [WIDE]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) 172px 122px',
      gridTemplateAreas: '"champion loadout names rank record" "foot foot foot foot foot"',
      gap: '6px 10px',
      padding: '10px 14px',
    },
  },
  turned: {
    [WIDE]: {
      gridTemplateColumns: '122px 172px minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"record rank names loadout champion" "foot foot foot foot foot"',
    },
  },
  // A tint would reduce the contrast of the badge, which is tinted itself.
  own: { boxShadow: `inset 3px 0 0 ${tokens.colorBrandForeground1}` },
  ownTurned: { [WIDE]: { boxShadow: `inset -3px 0 0 ${tokens.colorBrandForeground1}` } },
  champion: { gridArea: 'champion' },
  loadout: { gridArea: 'loadout' },
  names: { gridArea: 'names', display: 'grid', minWidth: 0 },
  namesTurned: { [WIDE]: { textAlign: 'end', justifyItems: 'end' } },
  name: { display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0, maxWidth: '100%' },
  championName: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    maxWidth: '100%',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
  },
  // Side by side where a seat has several lines.
  figures: {
    gridArea: 'rank',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    gap: '10px',
    minHeight: '34px',
    [WIDE]: { display: 'contents' },
  },
  rank: { minWidth: 0, [WIDE]: { gridArea: 'rank', alignSelf: 'start', minHeight: '34px' } },
  record: { minWidth: 0, [WIDE]: { gridArea: 'record', alignSelf: 'start', minHeight: '34px' } },
  foot: {
    gridArea: 'foot',
    display: 'grid',
    gap: '8px',
    minWidth: 0,
    [WIDE]: { display: 'flex', justifyContent: 'space-between', gap: '10px' },
  },
  footTurned: { [WIDE]: { flexDirection: 'row-reverse' } },
  form: { flexShrink: 0 },
  marks: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 6px', minWidth: 0, minHeight: '24px' },
  marksBlue: { [WIDE]: { justifyContent: 'flex-end' } },
  nothing: {
    gridArea: 'rank',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '17px',
    minHeight: '34px',
    color: tokens.colorNeutralForeground2,
    [WIDE]: { gridColumn: '4 / 6', gridRow: 1 },
  },
  nothingTurned: { [WIDE]: { gridColumn: '1 / 3', textAlign: 'start' } },
})

export function LiveSeat({ seat, region, queue, facts, companions, followed, own, turned }: LiveSeatProps) {
  const styles = useStyles()
  const words = useScoutingWords()
  const nameOf = useChampionName()
  return (
    <div
      className={mergeClasses(
        styles.root,
        turned && styles.turned,
        own && styles.own,
        own && turned && styles.ownTurned,
      )}
    >
      <div className={styles.champion}>
        <ChampionMark participant={seat} size={44} eager />
      </div>
      <div className={styles.loadout}>
        <Loadout spells={seat.summonerSpells} keystone={seat.keystone} secondTree={seat.secondaryStyle} size={20} />
      </div>
      <div className={mergeClasses(styles.names, turned && styles.namesTurned)}>
        <span className={styles.name}>
          <SeatName seat={seat} region={region} own={own} />
          {followed ? <FollowedStar /> : null}
        </span>
        {/* The picture already has this text for screen readers. */}
        <span className={styles.championName} aria-hidden="true">
          <LocalText name={nameOf(seat)} />
        </span>
      </div>
      {facts === null ? (
        <p className={mergeClasses(styles.nothing, turned && styles.nothingTurned)}>
          {seat.kind === 'HIDDEN' ? words('nothing') : null}
        </p>
      ) : (
        <div className={styles.figures}>
          <div className={styles.rank}>
            <SeatRank ranks={facts.ranks} queue={queue} />
          </div>
          <div className={styles.record}>
            <SeatRecord form={facts.form} />
          </div>
        </div>
      )}
      <div className={mergeClasses(styles.foot, turned && styles.footTurned)}>
        <div className={styles.form}>{facts === null ? null : <SeatForm form={facts.form} />}</div>
        <div className={mergeClasses(styles.marks, !turned && styles.marksBlue)}>
          {seat.proPlayer === null ? null : <ProBadge player={seat.proPlayer} />}
          <SeatMarks seat={seat} facts={facts} companions={companions} />
        </div>
      </div>
    </div>
  )
}
