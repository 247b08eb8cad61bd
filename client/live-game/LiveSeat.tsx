import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { LocalText } from '../components/LocalText.tsx'
import { graphql } from '../gql/gql.ts'
import type { LiveSeat_participantFragment, Region } from '../gql/graphql.ts'
import { ChampionMark } from '../match/ChampionMark.tsx'
import { Loadout } from '../match/Loadout.tsx'
import { useChampionName } from '../match/useChampionName.ts'
import { ProBadge } from '../pro-scene/ProBadge.tsx'
import { LaneMark } from './LaneMark.tsx'
import { FACING, TIGHT_FACING } from './live-game-layout.ts'
import { SeatName } from './SeatName.tsx'

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
    ...SeatName_participant
  }
`)

export type Seat = LiveSeat_participantFragment

interface LiveSeatProps {
  readonly seat: Seat
  readonly region: Region
  /** True for the account whose page this is. */
  readonly own: boolean
  /** True on the right side, which is mirrored. */
  readonly turned: boolean
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minWidth: 0,
    minHeight: '60px',
    boxSizing: 'border-box',
    padding: '8px 12px',
    [FACING]: { padding: '8px 16px' },
    // The same height with and without a badge, so that both sides stay aligned.
    [TIGHT_FACING]: { minHeight: '82px' },
  },
  turned: { [FACING]: { flexDirection: 'row-reverse', textAlign: 'end' } },
  // A tint would reduce the contrast of the badge, which is tinted itself.
  own: { boxShadow: `inset 3px 0 0 ${tokens.colorBrandForeground1}` },
  ownTurned: { [FACING]: { boxShadow: `inset -3px 0 0 ${tokens.colorBrandForeground1}` } },
  words: { flex: '1 1 0', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', minWidth: 0 },
  wordsTurned: { [FACING]: { flexDirection: 'row-reverse' } },
  names: { flex: '1 1 96px', display: 'grid', minWidth: 0, [TIGHT_FACING]: { flexBasis: '100%' } },
  champion: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
  },
})

export function LiveSeat({ seat, region, own, turned }: LiveSeatProps) {
  const styles = useStyles()
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
      <ChampionMark participant={seat} size={44} eager />
      <Loadout spells={seat.summonerSpells} keystone={seat.keystone} secondTree={seat.secondaryStyle} size={20} />
      <div className={mergeClasses(styles.words, turned && styles.wordsTurned)}>
        <div className={styles.names}>
          <SeatName seat={seat} region={region} own={own} />
          {/* The picture already has this text for screen readers. */}
          <span className={styles.champion} aria-hidden="true">
            <LocalText name={nameOf(seat)} />
          </span>
        </div>
        {seat.proPlayer === null ? null : <ProBadge player={seat.proPlayer} />}
      </div>
      {seat.likelyLane === null ? null : <LaneMark lane={seat.likelyLane} />}
    </div>
  )
}
