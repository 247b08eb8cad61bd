import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { Notice } from '../../components/Notice.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { graphql } from '../../gql/gql.ts'
import type { KnownComparison_comparisonFragment } from '../../gql/graphql.ts'
import { compareTitle } from '../../head/compare-title.ts'
import { type ComparedParams, comparePath } from '../../paths.ts'
import { comparedName, comparedParamsOf } from '../../search/compared-player.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { ComparedChampions } from './ComparedChampions.tsx'
import { ComparedFigures } from './ComparedFigures.tsx'
import { ComparedHead } from './ComparedHead.tsx'
import { ComparedLanes } from './ComparedLanes.tsx'
import { ComparedRanks } from './ComparedRanks.tsx'
import { type FoundPlayer, isOfPro, type Pair } from './found-player.ts'
import { SharedGames } from './SharedGames.tsx'
import { SharedRecords } from './SharedRecords.tsx'
import { useCompareWords } from './useCompareWords.ts'

graphql(/* GraphQL */ `
  fragment KnownComparison_comparison on Comparison {
    samePerson
    sharedRecords {
      against {
        games
      }
      together {
        games
      }
      ...SharedRecords_records
    }
  }
`)

interface KnownComparisonProps {
  /** The address at which the players were found. */
  readonly asked: Pair<ComparedParams>
  readonly players: Pair<FoundPlayer>
  readonly comparison: KnownComparison_comparisonFragment
}

const WIDE = '@media (min-width: 1040px)'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px', paddingTop: '16px' },
  heads: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '16px',
    padding: '20px',
    [PHONE]: { alignItems: 'start', gap: '8px', padding: '14px 12px' },
  },
  versus: {
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    fontWeight: 600,
    color: tokens.colorNeutralForeground2,
    [PHONE]: { fontSize: tokens.fontSizeBase400, lineHeight: '78px' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '24px 16px',
    [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
})

export function KnownComparison({ asked, players: { a, b }, comparison }: KnownComparisonProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useCompareWords()
  const { samePerson, sharedRecords } = comparison
  const names = { a: comparedName(a), b: comparedName(b) }
  const games = { a: a.knownGames, b: b.knownGames }
  const ofPro = isOfPro(a) || isOfPro(b)
  return (
    <div className={styles.page}>
      <Card className={styles.heads}>
        <VisuallyHidden>
          <h1>{compareTitle([names.a, names.b], t)}</h1>
        </VisuallyHidden>
        <ComparedHead player={a} side="a" change={comparePath(comparedParamsOf(b))} />
        <span className={styles.versus} aria-hidden="true">
          {t('championGames.versus')}
        </span>
        <ComparedHead player={b} side="b" change={comparePath(comparedParamsOf(a))} />
      </Card>
      {samePerson ? <Notice title={words('samePerson.title')}>{words('samePerson.text')}</Notice> : null}
      {sharedRecords === null ? null : <SharedRecords records={sharedRecords} names={names} ofPro={ofPro} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ComparedRanks players={{ a, b }} names={names} ofPro={ofPro} />
          <ComparedFigures games={games} names={names} ofPro={ofPro} />
        </div>
        <div className={styles.column}>
          <ComparedLanes games={games} names={names} />
          <ComparedChampions games={games} names={names} ofPro={ofPro} />
        </div>
      </div>
      <div className={styles.columns}>
        {sharedRecords?.against ? <SharedGames kind="AGAINST" asked={asked} names={names} ofPro={ofPro} /> : null}
        {sharedRecords?.together ? <SharedGames kind="TOGETHER" asked={asked} names={names} ofPro={ofPro} /> : null}
      </div>
    </div>
  )
}
