import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { SeasonCells } from '../../components/SeasonCells.tsx'
import { TIGHT_TABLE } from '../../components/table-widths.ts'
import { TierPoints } from '../../components/TierPoints.tsx'
import { graphql } from '../../gql/gql.ts'
import type { LadderRow_entryFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { useSpoiler } from '../../settings/useSpoiler.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { TIGHT_ROW } from './ladder-layout.ts'
import { LadderAccount } from './LadderAccount.tsx'
import { LadderMovement } from './LadderMovement.tsx'
import { LadderPro } from './LadderPro.tsx'

graphql(/* GraphQL */ `
  fragment LadderRow_entry on LadderEntry {
    rank
    movement(since: $since) {
      ...LadderMovement_movement
    }
    puuid
    tier
    leaguePoints
    wins
    losses
    winRate {
      value
      games
      low
      high
    }
    proPlayer {
      id
      ...LadderPro_player
    }
    ...LadderAccount_entry
  }
`)

export type ListedEntry = LadderRow_entryFragment

interface LadderRowProps {
  readonly entry: ListedEntry
  /** League points at the full length of a bar. */
  readonly topLeaguePoints: number
}

const useStyles = makeStyles({
  row: {
    height: '57px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
    [TIGHT_TABLE]: {
      display: 'grid',
      alignItems: 'center',
      alignContent: 'center',
      columnGap: '8px',
      padding: '0 12px',
    },
    ...TIGHT_ROW,
    [PHONE]: {
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr) minmax(56px, auto) minmax(52px, auto)',
      alignItems: 'center',
      columnGap: '8px',
      rowGap: '2px',
      height: 'auto',
      minHeight: '65px',
      padding: '8px 12px',
      ':first-child': { borderTop: 'none' },
    },
  },
  cell: {
    padding: '6px 12px',
    textAlign: 'end',
    [TIGHT_TABLE]: { padding: 0, gridRow: '1 / span 2' },
    [PHONE]: { padding: 0 },
  },
  rank: {
    width: '1%',
    textAlign: 'start',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    fontWeight: 600,
    [TIGHT_TABLE]: { width: 'auto' },
    [PHONE]: { width: 'auto', gridRow: '1 / span 2' },
  },
  // The movement is below the rank, where it takes no width from the account.
  place: { display: 'grid', lineHeight: '22px' },
  // A long name is cut instead of pushing the figures out of the card.
  account: {
    width: '100%',
    maxWidth: 0,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    [TIGHT_TABLE]: { width: 'auto', maxWidth: 'none', minWidth: 0, gridColumn: 2, gridRow: 1 },
    [PHONE]: { width: 'auto', maxWidth: 'none', minWidth: 0, gridColumn: 2 },
  },
  // Without a pro player below it, the account fills the height of the row.
  alone: { [TIGHT_TABLE]: { gridRow: '1 / span 2' }, [PHONE]: { gridRow: '1 / span 2' } },
  pro: {
    textAlign: 'start',
    [TIGHT_TABLE]: { minWidth: 0, gridColumn: 2, gridRow: 2 },
    [PHONE]: { minWidth: 0, gridColumn: 2, gridRow: 2 },
  },
  points: {
    minWidth: '150px',
    [TIGHT_TABLE]: { minWidth: 0 },
    [PHONE]: { minWidth: '104px', gridColumn: '3 / span 2', gridRow: 1 },
  },
  // As high as the figures that are hidden below it.
  withheld: { [PHONE]: { gridRow: '1 / span 2' } },
})

export function LadderRow({ entry, topLeaguePoints }: LadderRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const { rank, movement, tier, leaguePoints, proPlayer } = entry
  const spoiler = useSpoiler(proPlayer !== null)
  const tierPoints = (
    <TierPoints
      tier={tier}
      name={t(`tiers.${tier}`)}
      share={topLeaguePoints === 0 ? 0 : leaguePoints / topLeaguePoints}
    >
      {t('account.rank.points', { points: format.number(leaguePoints) })}
    </TierPoints>
  )
  return (
    <tr className={styles.row}>
      <td className={mergeClasses(styles.cell, styles.rank)}>
        {movement === null || spoiler.hidden ? (
          format.number(rank)
        ) : (
          <span className={styles.place}>
            {format.number(rank)} <LadderMovement movement={movement} />
          </span>
        )}
      </td>
      <th scope="row" className={mergeClasses(styles.cell, styles.account, proPlayer === null && styles.alone)}>
        <LadderAccount entry={entry} />
      </th>
      <td className={mergeClasses(styles.cell, styles.pro)}>
        {proPlayer === null ? null : <LadderPro player={proPlayer} />}
      </td>
      <td className={mergeClasses(styles.cell, styles.points, spoiler.hidden && styles.withheld)}>
        <Spoiler spoiler={spoiler}>{tierPoints}</Spoiler>
      </td>
      <SeasonCells season={spoiler.hidden ? null : entry} cell={styles.cell} />
    </tr>
  )
}
