import { isTinySample } from '../../game/small-sample.ts'
import { graphql } from '../../gql/gql.ts'
import type { Coverage_rateFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useBuildsWords } from '../useBuildsWords.ts'

graphql(/* GraphQL */ `
  fragment Coverage_rate on Rate {
    value
    wins
    games
  }
`)

type Reached = 'bought' | 'reached' | 'levelled' | 'known'

/** Returns a function that says which part of the games reached a step. It is empty when there are no games. */
export function useCoverage(): (reached: Reached, coverage: Coverage_rateFragment | null) => string {
  const words = useBuildsWords()
  const format = useFormat()
  return (reached, coverage) => {
    if (coverage === null) return ''
    const { value, wins, games } = coverage
    const part = isTinySample(games) ? format.number(wins) : format.percent(value, 0)
    return words(`coverage.${reached}`, { count: games, part })
  }
}
