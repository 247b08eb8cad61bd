import type { Tier } from '../../accounts/rules/rank.ts'
import { TierEnum } from '../../accounts/schema/rank.ts'
import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { deprecated } from '../../contract/deprecation.ts'
import { RateObject } from '../../contract/rate.ts'
import { RegionEnum } from '../../contract/region.ts'
import { ChampionByInput, filteredChampion } from '../../game-data/schema/champion-by.ts'
import { ChampionNode } from '../../game-data/schema/champion.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { LaneEnum } from '../../matches/schema/participant.ts'
import { MAX_MATCHES } from '../rules/match-builds.ts'
import type { ChampionBuilds } from '../services/champion-builds.ts'
import { ItemsStepObject, RunesStepObject, SkillsStepObject, SpellsStepObject } from './build-steps.ts'
import { FILTER_DESCRIPTION, StatisticsFilterInput, toStatisticsFilter } from './statistics-filter.ts'

export const ChampionBuildsObject = builder.objectRef<ChampionBuilds>('ChampionBuilds').implement({
  description:
    'What players bought, levelled and chose in games with a champion, from the timelines of matches. Each step states how many games reached it.',
  fields: (t) => ({
    patches: t.exposeStringList('patches', {
      cost: new FieldCost({ listSize: 5 }),
      description: 'Patches whose games were searched, newest first.',
    }),
    games: t.exposeInt('games', {
      description: `Number of games with a known build. The newest ${MAX_MATCHES} matches with the champion, or with the champion and the opponent, are searched; those of a pro player are in \`ProPlayerOnChampion\`.`,
    }),
    countedGames: t.exposeInt('countedGames', {
      nullable: true,
      description:
        'Number of counted games, with or without a known build. Null with a region or a tier, by which games are not counted.',
    }),
    hasOlder: t.exposeBoolean('hasOlder', {
      description: 'True when older matches were left out, because only the newest ones are searched.',
    }),
    winRate: t.field({
      type: RateObject,
      nullable: true,
      description: 'Share of the games with a known build that were won. Null without games.',
      resolve: ({ winRate }) => winRate,
    }),
    startingItems: t.expose('startingItems', {
      type: ItemsStepObject,
      description: 'Items bought in the first minute, without free ones.',
    }),
    boots: t.expose('boots', { type: ItemsStepObject, description: 'The first boots above the basic pair.' }),
    coreItems: t.expose('coreItems', {
      type: ItemsStepObject,
      description: 'The first three finished items, boots left out, in the order of purchase.',
    }),
    fourthItem: t.expose('fourthItem', { type: ItemsStepObject, description: 'The fourth finished item.' }),
    fifthItem: t.expose('fifthItem', { type: ItemsStepObject, description: 'The fifth finished item.' }),
    sixthItem: t.expose('sixthItem', { type: ItemsStepObject, description: 'The sixth finished item.' }),
    skillOrders: t.expose('skillOrders', {
      type: SkillsStepObject,
      description: 'The order in which skills are levelled.',
    }),
    spells: t.expose('spells', { type: SpellsStepObject, description: 'Summoner spells.' }),
    runePages: t.expose('runePages', { type: RunesStepObject, description: 'Rune pages.' }),
  }),
})

builder.objectField(ChampionNode, 'builds', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 8000 }),
    type: ChampionBuildsObject,
    description: 'Builds of the champion in recorded games. They may be a minute old.',
    args: {
      filter: t.arg({ type: StatisticsFilterInput, required: false, description: FILTER_DESCRIPTION }),
      lane: t.arg({ type: LaneEnum, required: false, description: 'Includes only games in this lane.' }),
      againstChampion: t.arg({
        type: ChampionByInput,
        required: false,
        description: 'Includes only games against this champion in the same lane. An unknown champion is an error.',
      }),
      versus: t.arg.int({
        required: false,
        description: 'Includes only games against the champion with this key in the same lane.',
        deprecationReason: deprecated('Use `againstChampion: { key }`.', '2027-11-30'),
      }),
      region: t.arg({ type: RegionEnum, required: false, description: 'Includes only games of this region.' }),
      lowestTier: t.arg({
        type: TierEnum,
        required: false,
        description:
          "Includes only games of at least this tier. The tier of a game is the median of its participants' known ranks when its build was recorded; games in which none is known, and queues without ranks, are left out.",
      }),
      highestTier: t.arg({
        type: TierEnum,
        required: false,
        description: 'Includes only games of at most this tier.',
      }),
    },
    async resolve(
      { key },
      { filter, lane = null, againstChampion, versus = null, region = null, lowestTier, highestTier },
      context,
    ) {
      if (versus !== null && versus < 1) throw badInput(`\`versus\` is ${versus}: pass the \`key\` of a champion.`)
      return context.championBuilds.sumUp(key, {
        ...toStatisticsFilter(filter),
        lane,
        versus: (await filteredChampion('againstChampion', againstChampion, context)) ?? versus,
        region,
        lowestTier: toTier('lowestTier', lowestTier),
        highestTier: toTier('highestTier', highestTier),
      })
    },
  }),
)

/** Throws a BAD_USER_INPUT error for `UNKNOWN`, which has no place among the others. */
function toTier(argument: string, tier: typeof TierEnum.$inferInput | null | undefined): Tier | null {
  if (tier === 'UNKNOWN') throw badInput(`\`${argument}\` is UNKNOWN: pass a tier from IRON to CHALLENGER.`)
  return tier ?? null
}
