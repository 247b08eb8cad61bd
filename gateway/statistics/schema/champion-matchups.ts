import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { RateObject } from '../../contract/rate.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { MAX_MATCHUPS, type MatchupOrder, orderMatchups } from '../rules/order-matchups.ts'
import type { TallyShare } from '../rules/rank-tallies.ts'

export const ChampionMatchupObject = builder.objectRef<TallyShare>('ChampionMatchup').implement({
  description: 'Statistics of a champion with or against another champion.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      description: 'The other champion.',
      resolve: ({ key }) => ({ key: Number(key) }),
    }),
    share: t.field({
      type: RateObject,
      description: "Share of the requested champion's games that included the other champion.",
      resolve: ({ share }) => share,
    }),
    winRate: t.field({
      type: RateObject,
      description: 'Share of those games that the requested champion won.',
      resolve: ({ winRate }) => winRate,
    }),
  }),
})

const MatchupOrderEnum = builder.enumType('MatchupOrder', {
  description: 'Order of the champions that a champion met.',
  values: {
    MOST_GAMES: { description: 'Most games first.' },
    BEST: {
      description:
        'First those with at least half of the games won, by the lower bound of their interval, and then the others by the upper bound. A few lucky games do not outrank many.',
    },
    WORST: { description: 'The reverse of `BEST`.' },
  } satisfies Record<MatchupOrder, { description: string }>,
})

export const matchupArguments = builder.args((t) => ({
  order: t.field({ type: MatchupOrderEnum, defaultValue: 'MOST_GAMES', description: 'Order of the entries.' }),
  first: t.int({
    required: false,
    description: `Number of entries to return, 1 to ${MAX_MATCHUPS}. Without it, all are returned.`,
  }),
}))

/** Cost of a field with {@link matchupArguments}. A champion meets about 60 others that often play its lane. */
export const MATCHUP_COST = new FieldCost({ listSize: { argument: 'first', most: MAX_MATCHUPS, usually: 60 } })

interface MatchupArguments {
  readonly order: MatchupOrder
  readonly first?: number | null | undefined
}

/** Resolves such a field. Throws for an invalid `first`. */
export function listMatchups(matchups: readonly TallyShare[], { order, first }: MatchupArguments): TallyShare[] {
  const most = first ?? MAX_MATCHUPS
  if (most < 1 || most > MAX_MATCHUPS) throw badInput(`\`first\` is ${most}: ask for 1 to ${MAX_MATCHUPS}.`)
  return orderMatchups(matchups, order).slice(0, most)
}
