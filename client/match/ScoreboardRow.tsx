import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { graphql } from '../gql/gql.ts'
import type { Region, ScoreboardRow_participantFragment } from '../gql/graphql.ts'
import { ownTokens } from '../theme/tokens.ts'
import { AugmentSlots } from './AugmentSlots.tsx'
import { ItemSlots } from './ItemSlots.tsx'
import { RunePage } from './RunePage.tsx'
import { isRoomy, type ScoreboardColumn } from './scoreboard-columns.ts'
import { TIGHT_BOARD, TWO_LINES } from './scoreboard-layout.ts'
import { ScoreboardFigure } from './ScoreboardFigure.tsx'
import { ScoreboardParticipant } from './ScoreboardParticipant.tsx'

graphql(/* GraphQL */ `
  fragment ScoreboardRow_participant on Participant {
    participantId
    ...ScoreboardParticipant_participant
    ...ScoreboardFigure_participant
    ...ItemSlots_participant
    ...AugmentSlots_participant
    runes {
      ...RunePage_runes
    }
  }
`)

export interface ScoreboardMatch {
  readonly region: Region
  readonly durationSeconds: number
  /** Highest damage of any participant in the match: the full length of a bar. */
  readonly mostDamage: number
  /** Participant number of the account whose page this is; null on the match's own page. */
  readonly ownId: number | null
  readonly columns: readonly ScoreboardColumn[]
}

interface ScoreboardRowProps extends ScoreboardMatch {
  readonly participant: ScoreboardRow_participantFragment
  /** Kills of the whole side. */
  readonly sideKills: number
}

const useStyles = makeStyles({
  row: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [TWO_LINES]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      alignItems: 'center',
      columnGap: '6px',
      rowGap: '8px',
      padding: '10px 4px',
    },
  },
  own: { backgroundImage: `linear-gradient(${ownTokens.brandTint}, ${ownTokens.brandTint})` },
  participant: {
    padding: '6px 8px 6px 6px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    [TWO_LINES]: { gridColumn: 'span 8', padding: 0 },
  },
  itemCell: {
    padding: '6px 2px 6px 6px',
    [TWO_LINES]: { gridColumn: '1 / -1', padding: 0 },
  },
  items: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '3px',
    [TIGHT_BOARD]: { flexWrap: 'wrap', justifyContent: 'flex-start' },
    [TWO_LINES]: { justifyContent: 'flex-start' },
  },
  itemsInLine: { [TIGHT_BOARD]: { flexWrap: 'nowrap', justifyContent: 'flex-end' } },
  augments: { marginTop: '4px' },
  runeCell: { padding: '0 6px', [TWO_LINES]: { gridColumn: '1 / -1', padding: 0 } },
})

/** The runes unfold below. */
export function ScoreboardRow({ participant, region, ownId, columns, ...figures }: ScoreboardRowProps) {
  const styles = useStyles()
  const runesId = useId()
  const [runesOpen, setRunesOpen] = useState(false)
  const items = mergeClasses(styles.items, isRoomy(columns) && styles.itemsInLine)
  const own = participant.participantId === ownId
  return (
    <>
      <tr className={mergeClasses(styles.row, own && styles.own)}>
        <th scope="row" className={styles.participant}>
          <ScoreboardParticipant
            participant={participant}
            region={region}
            own={own}
            runesOpen={runesOpen}
            runesId={runesId}
            onToggleRunes={() => setRunesOpen(!runesOpen)}
          />
        </th>
        {columns.map((column) => (
          <ScoreboardFigure
            key={column}
            column={column}
            participant={participant}
            // The first figure is beside the name.
            among={columns.length - 1}
            {...figures}
          />
        ))}
        <td className={styles.itemCell}>
          <ItemSlots participant={participant} size={22} className={items} />
          <AugmentSlots participant={participant} size={22} className={mergeClasses(items, styles.augments)} />
        </td>
      </tr>
      {runesOpen ? (
        <tr id={runesId} className={styles.row}>
          <td colSpan={columns.length + 2} className={styles.runeCell}>
            <RunePage runes={participant.runes} />
          </td>
        </tr>
      ) : null}
    </>
  )
}
