import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import type { Region } from '../gql/graphql.ts'
import { ownTokens } from '../theme/tokens.ts'
import { FACING } from './live-game-layout.ts'
import { LiveSeat, type Seat } from './LiveSeat.tsx'

interface LiveSideProps {
  readonly title: string
  readonly colour: 'blue' | 'red' | 'none'
  /** Ordered by lane where lanes are known. */
  readonly seats: readonly Seat[]
  readonly region: Region
  /** PUUID of the account whose page this is; null on every other page. */
  readonly ownPuuid: string | null
  readonly children: ReactNode
}

const useStyles = makeStyles({
  root: { minWidth: 0 },
  title: {
    margin: 0,
    padding: '10px 12px 8px',
    [FACING]: { padding: '10px 16px 8px' },
    fontFamily: ownTokens.displayFont,
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: 600,
    borderBottom: `2px solid ${tokens.colorNeutralStroke1}`,
  },
  blue: { color: ownTokens.win, borderBottom: `2px solid ${ownTokens.win}` },
  red: { color: ownTokens.loss, borderBottom: `2px solid ${ownTokens.loss}`, [FACING]: { textAlign: 'end' } },
  none: {},
  facing: { [FACING]: { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` } },
  seats: { margin: 0, padding: 0, listStyleType: 'none' },
  // Without opposing sides, a long list is split into two columns.
  columns: { [FACING]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  seat: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
})

export function LiveSide({ title, colour, seats, region, ownPuuid, children }: LiveSideProps) {
  const styles = useStyles()
  const titleId = useId()
  return (
    <section className={mergeClasses(styles.root, colour === 'red' && styles.facing)} aria-labelledby={titleId}>
      <h3 id={titleId} className={mergeClasses(styles.title, styles[colour])}>
        {title}
      </h3>
      <ul className={mergeClasses(styles.seats, colour === 'none' && styles.columns)}>
        {seats.map((seat, place) => (
          // Hidden players have no unique key. While a game loads, new seats are only appended.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat.puuid ?? place} className={styles.seat}>
            <LiveSeat
              seat={seat}
              region={region}
              own={seat.puuid !== null && seat.puuid === ownPuuid}
              turned={colour === 'red'}
            />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
