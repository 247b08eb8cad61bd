import type { ObjectRef } from '@pothos/core'
import { builder } from '../../contract/builder.ts'
import { readCount } from '../../contract/count-argument.ts'
import { RateObject } from '../../contract/rate.ts'
import { ItemObject } from '../../game-data/schema/item.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { TallyShare } from '../rules/rank-tallies.ts'
import { type BuildStep, MAX_OPTIONS, type SkillOrder } from '../rules/summarise-builds.ts'
import { RunePageUseObject, SpellsUseObject } from './champion-uses.ts'

type Types = typeof builder.$inferSchemaTypes

/** Description of the share of an option. */
const SHARE = 'Share of the games that reached the step.'

const ItemsOptionObject = builder.objectRef<TallyShare>('BuildItemsOption').implement({
  description: 'Items that were bought in a step of a build.',
  fields: (t) => ({
    items: t.field({
      cost: new FieldCost({ listSize: 6 }),
      type: [ItemObject],
      description:
        'The items: one for a single step, three in the order of their purchase for the core, and one for each purchase at the start.',
      resolve: ({ key }) => key.split('-').map((item) => ({ itemId: Number(item) })),
    }),
    share: t.field({ type: RateObject, description: SHARE, resolve: ({ share }) => share }),
    winRate: t.field({
      type: RateObject,
      description:
        'Share of the games with these items that were won. Later steps are biased towards winners, who have more time and gold to reach them.',
      resolve: ({ winRate }) => winRate,
    }),
  }),
})

const SkillsOptionObject = builder.objectRef<SkillOrder>('BuildSkillsOption').implement({
  description: 'An order of skills. Skills are numbers: 1 to 4 for Q, W, E and R.',
  fields: (t) => ({
    priority: t.intList({
      cost: new FieldCost({ listSize: 3 }),
      description:
        'The basic skills in the order in which they got their fifth point; skills that did not follow by their points.',
      resolve: ({ key }) => toDigits(key),
    }),
    path: t.intList({
      cost: new FieldCost({ listSize: 18 }),
      description:
        'The usual skill at each level, the first level in front: at each level, the most frequent one among the games that agree up to there. It ends where fewer than half of the games have another skill point.',
      resolve: ({ path }) => toDigits(path),
    }),
    share: t.field({ type: RateObject, description: SHARE, resolve: ({ share }) => share }),
    winRate: t.field({
      type: RateObject,
      description: 'Share of the games with this order that were won.',
      resolve: ({ winRate }) => winRate,
    }),
  }),
})

/** Defines the type of a step whose options have the given type. */
function defineStep<Option extends TallyShare>(name: string, description: string, option: ObjectRef<Types, Option>) {
  return builder.objectRef<BuildStep<Option>>(name).implement({
    description,
    fields: (t) => ({
      coverage: t.field({
        type: RateObject,
        nullable: true,
        description: 'Share of the games with a build that reached the step. Null without games.',
        resolve: ({ coverage }) => coverage,
      }),
      options: t.field({
        cost: new FieldCost({ listSize: { argument: 'first', most: MAX_OPTIONS } }),
        type: [option],
        description: 'What players chose, most games first.',
        args: {
          first: t.arg.int({ defaultValue: 5, description: `Number of options to return, 1 to ${MAX_OPTIONS}.` }),
        },
        resolve: ({ options }, { first }) => {
          readCount('first', first, MAX_OPTIONS, 'options')
          return options.slice(0, first)
        },
      }),
    }),
  })
}

export const ItemsStepObject = defineStep(
  'BuildItemsStep',
  'A step of a build in which items are bought.',
  ItemsOptionObject,
)

export const SkillsStepObject = defineStep(
  'BuildSkillsStep',
  'Orders in which skills are levelled, in the games with at least six skill points.',
  SkillsOptionObject,
)

export const SpellsStepObject = defineStep('BuildSpellsStep', 'Pairs of summoner spells.', SpellsUseObject)

export const RunesStepObject = defineStep('BuildRunesStep', 'Complete rune pages.', RunePageUseObject)

function toDigits(text: string): number[] {
  return Array.from(text, Number)
}
