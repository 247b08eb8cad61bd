import { AccountRanksObject, TierEnum } from '../../accounts/schema/rank.ts'
import { builder } from '../../contract/builder.ts'
import { FreshnessObject } from '../../contract/freshness.ts'
import { RegionEnum } from '../../contract/region.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { type Platform, regionOf } from '../../shared/region.ts'
import { type NextCutoff, nextCutoff } from '../rules/ladder-cutoffs.ts'
import { APEX_TIERS, LADDER_QUEUES, type LadderQueue } from '../rules/ladder.ts'
import type { LadderPlace } from '../services/ladder-places.ts'
import { LadderQueueEnum } from './ladder.ts'

const NextCutoffObject = builder.objectRef<NextCutoff>('NextCutoff').implement({
  description: 'Cut-off of the tier above a rank.',
  fields: (t) => ({
    tier: t.field({ type: TierEnum, description: 'The tier above.', resolve: ({ tier }) => tier }),
    leaguePoints: t.exposeInt('leaguePoints', {
      description: 'League points needed for the tier, as in `LadderCutoff.leaguePoints`.',
    }),
    missing: t.exposeInt('missing', {
      description: 'League points that the account lacks. 0 if it has enough: Riot moves players once a day.',
    }),
  }),
})

interface PlaceInQueue extends LadderPlace {
  readonly platform: Platform
  readonly queue: LadderQueue
  readonly nextCutoff: NextCutoff | null
}

const LadderPlaceObject = builder.objectRef<PlaceInQueue>('LadderPlace').implement({
  description: 'Place of an account on the ladder of its region.',
  fields: (t) => ({
    queue: t.field({ type: LadderQueueEnum, description: 'Queue of the ladder.', resolve: ({ queue }) => queue }),
    region: t.field({
      type: RegionEnum,
      description: 'Region of the ladder.',
      resolve: ({ platform }) => regionOf(platform),
    }),
    rank: t.exposeInt('rank', { description: "Riot's rank on the ladder, from 1." }),
    ladderSize: t.exposeInt('ladderSize', { description: 'Number of players on the ladder.' }),
    nextCutoff: t.field({
      type: NextCutoffObject,
      nullable: true,
      description: 'Cut-off of the tier above. Null for a challenger, and if the tier above is empty.',
      resolve: (place) => place.nextCutoff,
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'Age of the ladder, which is up to half an hour older or newer than the ranks.',
      resolve: ({ freshness }) => freshness,
    }),
  }),
})

builder.objectField(AccountRanksObject, 'ladderPlaces', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({ weight: 20, listSize: LADDER_QUEUES.length }),
    type: [LadderPlaceObject],
    description:
      'Places of the account on the ladders of its region, solo first: one for each queue in which it is ranked master or above and listed on the ladder that this server has stored. Never causes a request to Riot.',
    async resolve({ account, ranks: { entries } }, _args, { ladders }) {
      const places = LADDER_QUEUES.map(async (queue): Promise<PlaceInQueue | null> => {
        const entry = entries.find((each) => each.queue === queue)
        const tier = APEX_TIERS.find((apex) => apex === entry?.tier)
        if (entry === undefined || tier === undefined) return null
        const place = await ladders.findPlace(account, queue)
        if (place === null) return null
        return {
          ...place,
          platform: account.platform,
          queue,
          nextCutoff: nextCutoff({ tier, leaguePoints: entry.leaguePoints }, place.cutoffs),
        }
      })
      return (await Promise.all(places)).filter((place) => place !== null)
    },
  }),
)
