import { FieldCost } from '../limits/field-cost.ts'
import type { TallyShare } from '../domain/rank-tallies.ts'
import { parseRunePage } from '../domain/rune-page.ts'
import { builder } from './builder.ts'
import { ChampionNode } from './champion.ts'
import { ItemObject } from './item.ts'
import { RateObject } from './rate.ts'
import { RunePageObject } from './rune-page.ts'
import { RuneObject } from './rune.ts'
import { SummonerSpellObject } from './summoner-spell.ts'

export const ChampionMatchupObject = builder.objectRef<TallyShare>('ChampionMatchup').implement({
  description: 'What became of a champion beside or against another one.',
  fields: (t) => ({
    champion: t.field({
      type: ChampionNode,
      description: 'The other champion.',
      resolve: ({ key }) => ({ key: Number(key) }),
    }),
    share: t.field({
      type: RateObject,
      description: 'Share of the games with the champion that was asked about.',
      resolve: ({ share }) => share,
    }),
    winRate: t.field({
      type: RateObject,
      description: 'Share of the games together that the champion that was asked about has won.',
      resolve: ({ winRate }) => winRate,
    }),
  }),
})

export const ItemUseObject = builder.objectRef<TallyShare>('ItemUse').implement({
  description: 'How often an item was there in the end.',
  fields: (t) => ({
    item: t.field({ type: ItemObject, description: 'The item.', resolve: ({ key }) => ({ itemId: Number(key) }) }),
    share: t.field({ type: RateObject, description: 'Share of the games.', resolve: ({ share }) => share }),
    winRate: t.field({
      type: RateObject,
      description: 'Share of those games that were won: who wins has more time to buy.',
      resolve: ({ winRate }) => winRate,
    }),
  }),
})

export const SpellsUseObject = builder.objectRef<TallyShare>('SpellsUse').implement({
  description: 'How often two summoner spells were taken.',
  fields: (t) => ({
    spells: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [SummonerSpellObject],
      description: 'Both of them, the one with the lower number first.',
      resolve: ({ key }) => key.split('-').map((spell) => ({ key: Number(spell) })),
    }),
    share: t.field({ type: RateObject, description: 'Share of the games.', resolve: ({ share }) => share }),
    winRate: t.field({
      type: RateObject,
      description: 'Share of those games that were won.',
      resolve: ({ winRate }) => winRate,
    }),
  }),
})

export const RuneUseObject = builder.objectRef<TallyShare>('RuneUse').implement({
  description: 'How often a rune named the page.',
  fields: (t) => ({
    rune: t.field({ type: RuneObject, description: 'The rune.', resolve: ({ key }) => ({ runeId: Number(key) }) }),
    share: t.field({ type: RateObject, description: 'Share of the games.', resolve: ({ share }) => share }),
    winRate: t.field({
      type: RateObject,
      description: 'Share of those games that were won.',
      resolve: ({ winRate }) => winRate,
    }),
  }),
})

export const RunePageUseObject = builder.objectRef<TallyShare>('RunePageUse').implement({
  description: 'How often a whole rune page was taken.',
  fields: (t) => ({
    page: t.field({
      type: RunePageObject,
      description: 'The page; the counters of its runes are 0, because it is of no single match.',
      resolve: ({ key }) => parseRunePage(key),
    }),
    share: t.field({ type: RateObject, description: 'Share of the games.', resolve: ({ share }) => share }),
    winRate: t.field({
      type: RateObject,
      description: 'Share of those games that were won.',
      resolve: ({ winRate }) => winRate,
    }),
  }),
})
