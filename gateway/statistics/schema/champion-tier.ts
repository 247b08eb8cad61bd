import { builder } from '../../contract/builder.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { type ChampionTier, LEAST_GAMES, tierBands, type TierBand, type TierPlacement } from '../rules/champion-tier.ts'

const FORMULA = [
  'The tiers are bands of win rates around the average win rate of all games in the table:',
  'S from 2 percentage points above it, A from 1 point above, B within 1 point, C more than 1 point below, D more than 2 points below.',
  "A champion's 95 % Wilson interval can reach several bands; the champion gets the one nearest to B.",
  `A champion with fewer than ${LEAST_GAMES} games has no tier.`,
].join(' ')

export const ChampionTierEnum = builder.enumType('ChampionTier', {
  description: 'How far the win rate of a champion is from the average. `ChampionTierRule.formula` defines the tiers.',
  values: {
    S: { description: 'At least 2 percentage points above the average, by the lower bound of the interval.' },
    A: { description: '1 to 2 percentage points above the average, by the lower bound of the interval.' },
    B: { description: 'The interval reaches the win rates within 1 percentage point of the average.' },
    C: { description: '1 to 2 percentage points below the average, by the upper bound of the interval.' },
    D: { description: 'More than 2 percentage points below the average, by the upper bound of the interval.' },
  } satisfies Record<ChampionTier, { description: string }>,
})

export const ChampionTierRangeObject = builder.objectRef<TierPlacement>('ChampionTierRange').implement({
  description: "Tiers that the 95 % interval of a champion's win rate reaches. More games narrow the range.",
  fields: (t) => ({
    best: t.expose('best', { type: ChampionTierEnum, description: 'Tier of the upper bound of the interval.' }),
    worst: t.expose('worst', { type: ChampionTierEnum, description: 'Tier of the lower bound of the interval.' }),
  }),
})

const ChampionTierBandObject = builder.objectRef<TierBand>('ChampionTierBand').implement({
  description: 'The win rates of one tier.',
  fields: (t) => ({
    tier: t.expose('tier', { type: ChampionTierEnum, description: 'The tier.' }),
    from: t.exposeFloat('from', { description: 'Lowest win rate of the tier, 0 to 1.' }),
    below: t.exposeFloat('below', {
      description: 'Lowest win rate of the next better tier, 0 to 1, which is not in this one. For S it is 1.',
    }),
  }),
})

/** `average` is null without games. */
export const ChampionTierRuleObject = builder
  .objectRef<{ readonly average: number | null }>('ChampionTierRule')
  .implement({
    description: 'Rule that places champions in tiers.',
    fields: (t) => ({
      formula: t.string({ description: `The rule in English: “${FORMULA}”`, resolve: () => FORMULA }),
      leastGames: t.int({ description: 'Smallest number of games for a tier.', resolve: () => LEAST_GAMES }),
      average: t.exposeFloat('average', {
        nullable: true,
        description:
          'Average win rate of all games in the table, 0 to 1. About one half for all players, because each game has a winning and a losing team; pro players alone can have another average. Null without games.',
      }),
      bands: t.field({
        cost: new FieldCost({ listSize: 5 }),
        type: [ChampionTierBandObject],
        description: 'The win rates of each tier, the best tier first. Empty without games.',
        resolve: ({ average }) => (average === null ? [] : [...tierBands(average)]),
      }),
    }),
  })
