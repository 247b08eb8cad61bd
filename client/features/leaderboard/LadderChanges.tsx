import { makeStyles } from '@fluentui/react-components'
import { graphql } from '../../gql/gql.ts'
import type { LadderChanges_ladderFragment } from '../../gql/graphql.ts'
import { PHONE } from '../../theme/tokens.ts'
import { CHANGES_HEIGHT_PX } from './ladder-layout.ts'
import { LadderCutoffs } from './LadderCutoffs.tsx'
import { LadderMovers } from './LadderMovers.tsx'
import { useChangeWords } from './useChangeWords.ts'

graphql(/* GraphQL */ `
  fragment LadderChanges_ladder on LadderConnection {
    cutoffs {
      ...LadderCutoffs_cutoffs
    }
    movers(since: $since) {
      comparedWith
      comparableFrom
      climbs {
        ...LadderMovers_entry
      }
      falls {
        ...LadderMovers_entry
      }
    }
  }
`)

const useStyles = makeStyles({
  // Where the cards have no room side by side, they scroll, so that the list stays near.
  root: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(300px, 1fr)',
    gap: '12px',
    minHeight: `${CHANGES_HEIGHT_PX}px`,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPadding: '4px',
    scrollbarWidth: 'thin',
    // Room for the shadow of the cards and the ring of a focused link.
    margin: '-4px',
    padding: '4px',
    [PHONE]: { gridAutoColumns: 'min(300px, 86%)' },
  },
})

/** Changes on a ladder: cut-offs, the largest climbs and the largest falls. */
export function LadderChanges({ ladder: { cutoffs, movers } }: { readonly ladder: LadderChanges_ladderFragment }) {
  const styles = useStyles()
  const t = useChangeWords()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must be reachable by keyboard.
    <section className={styles.root} tabIndex={0} aria-label={t('label')}>
      {cutoffs === null ? null : <LadderCutoffs cutoffs={cutoffs} />}
      <LadderMovers kind="climbs" entries={movers.climbs} comparison={movers} />
      <LadderMovers kind="falls" entries={movers.falls} comparison={movers} />
    </section>
  )
}
