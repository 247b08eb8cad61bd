import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import type { LiveSeat_participantFragment } from '../gql/graphql.ts'
import { ownTokens } from '../theme/tokens.ts'
import { FACING, SIDE_ROWS, WIDE } from './live-game-layout.ts'

interface LiveSideProps {
  readonly title: string
  readonly colour: 'blue' | 'red' | 'none'
  /** Ordered by lane where lanes are known. */
  readonly seats: readonly LiveSeat_participantFragment[]
  /** Figures of the side as a whole. */
  readonly figures: ReactNode
  readonly renderSeat: (seat: LiveSeat_participantFragment) => ReactNode
  readonly children: ReactNode
}

const useStyles = makeStyles({
  root: { minWidth: 0 },
  // The rows of both sides are as high as the higher one of each lane.
  inRows: { [FACING]: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${SIDE_ROWS}` } },
  head: { display: 'grid', gap: '2px', padding: '10px 12px', [FACING]: { padding: '10px 14px' } },
  headBlue: { borderBottom: `2px solid ${ownTokens.win}` },
  headRed: { borderBottom: `2px solid ${ownTokens.loss}`, [WIDE]: { textAlign: 'end' } },
  title: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: 600,
  },
  blue: { color: ownTokens.win },
  red: { color: ownTokens.loss },
  none: {},
  seats: { margin: 0, padding: 0, listStyleType: 'none' },
  seatsInRows: {
    [FACING]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: '2 / span 5',
    },
  },
  // Without opposing sides, a long list is split into two columns.
  columns: { [FACING]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  seat: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
})

export function LiveSide({ title, colour, seats, figures, renderSeat, children }: LiveSideProps) {
  const styles = useStyles()
  const titleId = useId()
  const together = colour === 'none'
  return (
    <section className={mergeClasses(styles.root, !together && styles.inRows)} aria-labelledby={titleId}>
      <div
        className={mergeClasses(styles.head, colour === 'blue' && styles.headBlue, colour === 'red' && styles.headRed)}
      >
        <h3 id={titleId} className={mergeClasses(styles.title, styles[colour])}>
          {title}
        </h3>
        {figures}
      </div>
      <ul className={mergeClasses(styles.seats, together ? styles.columns : styles.seatsInRows)}>
        {seats.map((seat, place) => (
          // Hidden players have no unique key. While a game loads, new seats are only appended.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat.puuid ?? place} className={styles.seat}>
            {renderSeat(seat)}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
