import { makeStyles } from '@fluentui/react-components'
import { graphql } from '../../../gql/gql.ts'
import type { Builds_statisticsFragment } from '../../../gql/graphql.ts'
import { ItemUses } from './ItemUses.tsx'
import { KeystoneUses } from './KeystoneUses.tsx'
import { RunePages } from './RunePages.tsx'
import { SpellUses } from './SpellUses.tsx'

graphql(/* GraphQL */ `
  fragment Builds_statistics on ChampionStatistics {
    ...RunePages_statistics
    ...KeystoneUses_statistics
    ...ItemUses_statistics
    ...SpellUses_statistics
  }
`)

const useStyles = makeStyles({
  root: { containerType: 'inline-size', containerName: 'builds' },
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

/** The usual runes, spells and items of a champion, each with its sample. */
export function Builds({ statistics }: { readonly statistics: Builds_statisticsFragment }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div className={styles.parts}>
        <RunePages statistics={statistics} />
        <div className={styles.tables}>
          <ItemUses statistics={statistics} />
          <div className={styles.column}>
            <KeystoneUses statistics={statistics} />
            <SpellUses statistics={statistics} />
          </div>
        </div>
      </div>
    </div>
  )
}
