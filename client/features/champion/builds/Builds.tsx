import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RunePages } from '../../../builds/RunePages.tsx'
import { useBuildsWords } from '../../../builds/useBuildsWords.ts'
import { graphql } from '../../../gql/gql.ts'
import type { Builds_statisticsFragment } from '../../../gql/graphql.ts'
import { useChosenChampion } from '../../../match/useChosenChampion.ts'
import type { ChampionParams } from '../../../paths.ts'
import { sectionTitleStyle } from '../../../pro-scene/section-title-style.ts'
import { useView } from '../../../routing/useView.ts'
import type { ShownStatistics } from '../../../statistics/statistics-filter.ts'
import { Waiting } from '../Waiting.tsx'
import { isNarrowed } from './builds-narrowings.ts'
import { readBuildsView, writeBuildsView } from './builds-view.ts'
import { ChampionBuilds } from './ChampionBuilds.tsx'
import { ItemUses } from './ItemUses.tsx'
import { KeystoneUses } from './KeystoneUses.tsx'
import { SpellUses } from './SpellUses.tsx'

graphql(/* GraphQL */ `
  fragment Builds_statistics on ChampionStatistics {
    frequent: matchups(order: MOST_GAMES, first: 6) {
      champion {
        id
        key
        slug
        name(locale: $locale) {
          text
          locale
        }
        image
      }
    }
    runePages(first: 3) {
      ...RunePages_use
    }
    ...KeystoneUses_statistics
    ...ItemUses_statistics
    ...SpellUses_statistics
  }
`)

interface BuildsProps {
  /** The champion as the address named it on arrival. */
  readonly requested: ChampionParams
  /** True when the builds were requested on arrival. */
  readonly preloaded: boolean
  readonly filter: ShownStatistics
  readonly statistics: Builds_statisticsFragment
  /** True while the statistics are those of the previous filter. */
  readonly outdated: boolean
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '40px' },
  title: { ...sectionTitleStyle, marginBottom: '2px' },
  note: {
    maxWidth: '60ch',
    textWrap: 'pretty',
    margin: '0 0 14px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
  counted: { containerType: 'inline-size', containerName: 'builds' },
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  tables: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '24px 16px',
    '@container builds (min-width: 800px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
})

export function Builds({ requested, preloaded, filter, statistics, outdated }: BuildsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useBuildsWords()
  const titleId = useId()
  const [view, change] = useView(readBuildsView, writeBuildsView)
  const opponent = useChosenChampion(view.against)
  // A word that names no champion is no filter.
  const isAgainst = opponent.kind !== 'known' || opponent.champion !== null
  const narrowed = isNarrowed({ ...view, against: isAgainst ? view.against : null })
  return (
    <div className={styles.root}>
      <ChampionBuilds
        requested={requested}
        preloaded={preloaded}
        filter={filter}
        view={view}
        opponent={opponent}
        opponents={statistics.frequent.map(({ champion }) => champion)}
        onChange={change}
      />
      {narrowed ? (
        <p className={styles.note}>{words('counted.hidden')}</p>
      ) : (
        <section aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title}>
            {words('counted.title')}
          </h2>
          <p className={styles.note}>{words('counted.note')}</p>
          <Waiting busy={outdated}>
            <div className={styles.counted}>
              <div className={styles.parts}>
                <RunePages title={t('championBuilds.runes.title')} uses={statistics.runePages} />
                <div className={styles.tables}>
                  <ItemUses champion={requested.champion} filter={filter} statistics={statistics} />
                  <div className={styles.column}>
                    <KeystoneUses statistics={statistics} />
                    <SpellUses statistics={statistics} />
                  </div>
                </div>
              </div>
            </div>
          </Waiting>
        </section>
      )}
    </div>
  )
}
