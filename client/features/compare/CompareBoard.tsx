import { NetworkStatus } from '@apollo/client'
import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentTitle } from '../../components/DocumentTitle.tsx'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { useComparePageQuery } from '../../gql/ComparePage.ts'
import { graphql } from '../../gql/gql.ts'
import { compareTitle } from '../../head/compare-title.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { type ComparedParams, type CompareParams, comparePath, namedInAddress } from '../../paths.ts'
import { NoAnswer } from '../../pro-scene/NoAnswer.tsx'
import { useCanonicalPath } from '../../routing/useCanonicalPath.ts'
import { comparedName, comparedParamsOf } from '../../search/compared-player.ts'
import { CompareForm } from './CompareForm.tsx'
import { CompareSkeleton } from './CompareSkeleton.tsx'
import { isFound, isMissing } from './found-player.ts'
import { KnownComparison } from './KnownComparison.tsx'
import { comparePageVariables } from './load-compare-page.ts'
import { MissingPlayer } from './MissingPlayer.tsx'
import { useCompareWords } from './useCompareWords.ts'

graphql(/* GraphQL */ `
  query ComparePage($a: ComparedBy!, $b: ComparedBy!, $locale: Locale!) {
    comparison(a: $a, b: $b) {
      a {
        ...FoundPlayer_player
        ...MissingPlayer_player
      }
      b {
        ...FoundPlayer_player
        ...MissingPlayer_player
      }
      ...KnownComparison_comparison
    }
  }
`)

/** Two players side by side, or the form that asks for them. */
export function CompareBoard({ players }: CompareParams) {
  // After a redirect to the canonical address, the page still queries by the original one.
  const [[a, b]] = useState(players)
  return <KeptFocus>{a === undefined ? <CompareStart /> : <AskedPlayers a={a} b={b ?? null} />}</KeptFocus>
}

function CompareStart() {
  const { t } = useTranslation()
  const words = useCompareWords()
  return (
    <>
      <PageBand title={t('compare.title')}>{words('subtitle')}</PageBand>
      <CompareForm first={null} />
    </>
  )
}

interface AskedPlayersProps {
  readonly a: ComparedParams
  /** Null while only the first player is chosen. */
  readonly b: ComparedParams | null
}

const useStyles = makeStyles({ parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } })

function AskedPlayers({ a, b }: AskedPlayersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useCompareWords()
  const { data, loading, networkStatus, refetch } = useComparePageQuery({
    variables: comparePageVariables(a, b ?? a, useLocale()),
    notifyOnNetworkStatusChange: true,
  })
  const asked = b === null ? [a] : [a, b]
  const busy = networkStatus === NetworkStatus.refetch
  const comparison = data?.comparison
  const found = (comparison === undefined ? [] : [comparison.a, comparison.b]).slice(0, asked.length)
  const known = found.filter(isFound)
  const isKnown = comparison !== undefined && known.length === asked.length
  useCanonicalPath(isKnown ? comparePath(...known.map(comparedParamsOf)) : null)

  const title = compareTitle(isKnown ? known.map(comparedName) : asked.map(namedInAddress), t)
  if (comparison === undefined) {
    if (loading && !busy) return <CompareSkeleton title={title} isPair={b !== null} />
    return (
      <>
        <PageBand title={title} />
        <NoAnswer busy={busy} onRetry={() => void refetch()} />
      </>
    )
  }
  const [first, second] = known
  if (b !== null && first !== undefined && second !== undefined) {
    return (
      <>
        <DocumentTitle title={title} />
        <KnownComparison asked={{ a, b }} players={{ a: first, b: second }} comparison={comparison} />
      </>
    )
  }
  return (
    <>
      <DocumentTitle title={title} missing={found.some(isMissing)} />
      <PageBand title={t('compare.title')}>{words('subtitle')}</PageBand>
      {b === null && first !== undefined ? (
        <CompareForm first={first} />
      ) : (
        <div className={styles.parts}>
          {asked.map((named, index) => {
            const player = found[index] ?? null
            return isFound(player) ? null : (
              <MissingPlayer
                key={comparePath(named)}
                asked={named}
                problem={player}
                replacedBy={(other) => comparePath(...asked.map((each) => (each === named ? other : each)))}
                busy={busy}
                onRetry={() => void refetch()}
              />
            )
          })}
          <CompareForm first={first ?? null} />
        </div>
      )}
    </>
  )
}
