import {
  type CSSRulesByBucket,
  defaultCompareMediaQueries,
  normalizeCSSBucketEntry,
  styleBucketOrdering,
} from '@griffel/core'

interface Rule {
  readonly css: string
  /** Place of the rule's bucket. Rules for a pointer, for example, come after those without a condition. */
  readonly bucket: number
  /** Condition of a media or container query; empty for other rules. */
  readonly condition: string
  /** Lower for a shorthand, such as `border`, than for its parts. */
  readonly priority: number
}

/** Returns one style sheet with the rules of all components, in the order in which Griffel would insert them in a page. */
export function toStyleSheet(rules: readonly CSSRulesByBucket[]): string {
  const sorted = rules
    .flatMap(listRules)
    .toSorted(
      (a, b) => a.bucket - b.bucket || defaultCompareMediaQueries(a.condition, b.condition) || a.priority - b.priority,
    )
  return [...new Set(sorted.map(({ css }) => css))].join('\n')
}

const listRules = (rules: CSSRulesByBucket): readonly Rule[] =>
  styleBucketOrdering.flatMap((name, bucket) =>
    (rules[name] ?? []).map((entry) => {
      const [css, conditions = {}] = normalizeCSSBucketEntry(entry)
      return {
        css,
        bucket,
        condition: [conditions['m'], conditions['x']].find((query) => typeof query === 'string') ?? '',
        priority: Number(conditions['p'] ?? 0),
      }
    }),
  )
