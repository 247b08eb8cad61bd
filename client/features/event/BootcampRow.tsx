import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Age } from '../../components/Age.tsx'
import { SeasonCells } from '../../components/SeasonCells.tsx'
import { TIGHT_TABLE } from '../../components/table-widths.ts'
import { TierPoints } from '../../components/TierPoints.tsx'
import { shownDivision } from '../../game/ladder.ts'
import { formatTier } from '../../game/rank-format.ts'
import { graphql } from '../../gql/gql.ts'
import type { BootcampRow_entryFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { teamPath } from '../../paths.ts'
import { RoleMark } from '../../pro-scene/RoleMark.tsx'
import { TeamMark } from '../../pro-scene/TeamMark.tsx'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { useSpoiler } from '../../settings/useSpoiler.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { pointsShare } from './bootcamp-bars.ts'
import type { Placed } from './bootcamp-order.ts'
import { BootcampPlayer } from './BootcampPlayer.tsx'

graphql(/* GraphQL */ `
  fragment BootcampRow_entry on BootcampEntry {
    proPlayer {
      id
      role
      team {
        id
        code
        name
        ...TeamMark_team
      }
    }
    standing {
      tier
      division
      leaguePoints
      wins
      losses
      winRate {
        value
        games
        low
        high
      }
    }
    freshness {
      fetchedAt
      stale
    }
    ...BootcampPlayer_entry
  }
`)

export type ListedEntry = Placed<BootcampRow_entryFragment>

interface BootcampRowProps {
  readonly entry: ListedEntry
  /** League points at the full length of a bar. */
  readonly topPoints: number
}

const useStyles = makeStyles({
  row: {
    height: '57px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
    [PHONE]: {
      display: 'grid',
      gridTemplateColumns: '24px auto minmax(0, 1fr) minmax(58px, auto) minmax(52px, auto)',
      alignItems: 'center',
      columnGap: '8px',
      rowGap: '4px',
      height: 'auto',
      padding: '10px 12px',
      ':first-child': { borderTop: 'none' },
    },
  },
  // Both names are touch targets, one above the other. More padding would make the row higher.
  cell: { padding: '4px 10px', textAlign: 'end', [TIGHT_TABLE]: { padding: '4px 6px' }, [PHONE]: { padding: 0 } },
  place: {
    width: '1%',
    textAlign: 'start',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    fontWeight: 600,
    [TIGHT_TABLE]: { paddingLeft: '12px' },
    [PHONE]: { width: 'auto', gridRow: '1 / span 2' },
  },
  // A long name is cut instead of pushing the figures out of the card.
  player: {
    width: '100%',
    maxWidth: 0,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    [PHONE]: { width: 'auto', maxWidth: 'none', minWidth: 0, gridColumn: '2 / span 2' },
  },
  team: { textAlign: 'start', [PHONE]: { gridColumn: 2, gridRow: 2, fontSize: tokens.fontSizeBase200 } },
  teamLink: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    [PHONE]: { gap: '6px' },
  },
  teamMark: { display: 'flex', [TIGHT_TABLE]: { display: 'none' }, [PHONE]: { zoom: 0.75 } },
  role: {
    textAlign: 'start',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    [TIGHT_TABLE]: { display: 'none' },
    [PHONE]: { display: 'none' },
  },
  points: {
    minWidth: '160px',
    [TIGHT_TABLE]: { minWidth: '124px' },
    [PHONE]: { minWidth: '112px', gridColumn: '4 / span 2', gridRow: 1 },
  },
  // As high as the figures that are hidden below it.
  withheld: { [PHONE]: { gridRow: '1 / span 2' } },
  games: { [TIGHT_TABLE]: { display: 'none' } },
  age: {
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    [TIGHT_TABLE]: { paddingRight: '12px' },
    [PHONE]: {
      minWidth: 0,
      overflow: 'hidden',
      gridColumn: 3,
      gridRow: 2,
      textAlign: 'start',
      textOverflow: 'ellipsis',
    },
  },
  stale: { color: ownTokens.gold },
})

export function BootcampRow({ entry, topPoints }: BootcampRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const { place, proPlayer, standing, freshness } = entry
  const { tier, division, leaguePoints } = standing
  const spoiler = useSpoiler()
  const shown = shownDivision(tier, division)
  const points = t('account.rank.points', { points: format.number(leaguePoints) })
  const tierPoints = (
    <TierPoints tier={tier} name={formatTier(standing, t)} share={pointsShare(standing, topPoints)}>
      {shown === null ? points : `${shown} · ${points}`}
    </TierPoints>
  )
  return (
    <tr className={styles.row}>
      <td className={mergeClasses(styles.cell, styles.place)}>{format.number(place)}</td>
      <th scope="row" className={mergeClasses(styles.cell, styles.player)}>
        <BootcampPlayer entry={entry} />
      </th>
      <td className={mergeClasses(styles.cell, styles.team)}>
        {proPlayer.team === null ? null : (
          <Link to={teamPath(proPlayer.team.code)} className={styles.teamLink} title={proPlayer.team.name}>
            <span className={styles.teamMark}>
              <TeamMark team={proPlayer.team} size={26} />
            </span>
            {proPlayer.team.code}
          </Link>
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.role)}>
        <RoleMark role={proPlayer.role} />
      </td>
      <td className={mergeClasses(styles.cell, styles.points, spoiler.hidden && styles.withheld)}>
        <Spoiler spoiler={spoiler}>{tierPoints}</Spoiler>
      </td>
      <SeasonCells season={spoiler.hidden ? null : standing} cell={styles.cell} games={styles.games} />
      <td
        className={mergeClasses(styles.cell, styles.age, freshness.stale && styles.stale)}
        title={freshness.stale ? t('common.stale') : undefined}
      >
        <Age moment={freshness.fetchedAt} />
      </td>
    </tr>
  )
}
