import { makeStyles } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/Card.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { RunePages_statisticsFragment } from '../../../gql/graphql.ts'
import { MATCH_LIST } from '../../../match/match-row-layout.ts'
import { RunePage } from '../../../match/RunePage.tsx'
import { sectionTitleStyle } from '../../../pro-scene/section-title-style.ts'
import { RunePageFigures } from './RunePageFigures.tsx'
import { RunePageTab } from './RunePageTab.tsx'

graphql(/* GraphQL */ `
  fragment RunePages_statistics on ChampionStatistics {
    runePages(first: 3) {
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
  }
`)

const useStyles = makeStyles({
  title: sectionTitleStyle,
  card: { padding: '6px 16px 4px' },
  page: { containerType: 'inline-size', containerName: MATCH_LIST },
  // The rune page has its own margin.
  tree: { marginInline: '-10px' },
})

/** The complete rune pages that were chosen most, with the first one open. */
export function RunePages({ statistics: { runePages } }: { readonly statistics: RunePages_statisticsFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const [chosen, setChosen] = useState(0)
  // With other filters there may be fewer pages.
  const selected = chosen < runePages.length ? chosen : 0
  const use = runePages[selected]
  if (use === undefined) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('championBuilds.runes.title')}
      </h2>
      <Card className={styles.card}>
        <Tabs
          label={t('championBuilds.runes.title')}
          tabs={runePages.map(({ page, share }, position) => ({
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
