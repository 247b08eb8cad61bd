import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { Card } from '../components/Card.tsx'
import { Tabs } from '../components/Tabs.tsx'
import { graphql } from '../gql/gql.ts'
import type { RunePages_useFragment } from '../gql/graphql.ts'
import { MATCH_LIST } from '../match/match-row-layout.ts'
import { RunePage } from '../match/RunePage.tsx'
import { coverageStyle, partTitleStyle } from './part-title-style.ts'
import { RunePageFigures } from './RunePageFigures.tsx'
import { RunePageTab } from './RunePageTab.tsx'

graphql(/* GraphQL */ `
  fragment RunePages_use on RunePageUse {
    page {
      ...RunePageTab_page
      ...RunePage_runes
    }
    share {
      value
      games
    }
    ...RunePageFigures_use
  }
`)

interface RunePagesProps {
  readonly title: string
  /** Share of the games whose rune pages are known. */
  readonly coverage?: string
  /** The most frequent first. Without any, nothing is rendered. */
  readonly uses: readonly RunePages_useFragment[]
}

const useStyles = makeStyles({
  title: partTitleStyle,
  titleAboveCoverage: { marginBottom: 0 },
  coverage: coverageStyle,
  card: { padding: '6px 16px 4px' },
  page: { containerType: 'inline-size', containerName: MATCH_LIST },
  // The rune page has its own margin.
  tree: { marginInline: '-10px' },
})

/** The complete rune pages that were chosen most, with the first one open. */
export function RunePages({ title, coverage, uses }: RunePagesProps) {
  const styles = useStyles()
  const titleId = useId()
  const [chosen, setChosen] = useState(0)
  // With other filters there may be fewer pages.
  const selected = chosen < uses.length ? chosen : 0
  const use = uses[selected]
  if (use === undefined) return null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={mergeClasses(styles.title, coverage !== undefined && styles.titleAboveCoverage)}>
        {title}
      </h3>
      {coverage === undefined ? null : <p className={styles.coverage}>{coverage}</p>}
      <Card className={styles.card}>
        <Tabs
          label={title}
          tabs={uses.map(({ page, share }, position) => ({
            name: String(position),
            label: <RunePageTab page={page} share={share} />,
          }))}
          selected={String(selected)}
          onSelect={(name) => setChosen(Number(name))}
        >
          <div className={styles.page}>
            <RunePageFigures use={use} />
            <div className={styles.tree}>
              <RunePage runes={use.page} />
            </div>
          </div>
        </Tabs>
      </Card>
    </section>
  )
}
