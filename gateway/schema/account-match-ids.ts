import { FieldCost } from '../limits/field-cost.ts'
import { MATCH_TYPES } from '../domain/match-type.ts'
import type { MatchIdList, MatchIdsRequest } from '../services/account-match-ids.ts'
import { AccountNode } from './account.ts'
import { badInput } from './bad-input.ts'
import { builder } from './builder.ts'
import { FreshnessObject } from './freshness.ts'
import { MatchResultUnion, toMatchResult } from './match.ts'
import { UpstreamUnavailableObject } from './problem.ts'

const MatchTypeEnum = builder.enumType('MatchType', {
  description: 'How Riot sorts matches when it lists them; it does not say of a match itself which type it is.',
  values: MATCH_TYPES,
})

const AccountMatchIdsObject = builder.objectRef<MatchIdList>('AccountMatchIds').implement({
  description: "A part of Riot's list of an account's matches.",
  fields: (t) => ({
    ids: t.exposeStringList('ids', { description: "Riot's own identifiers, such as `EUW1_7261321891`, newest first." }),
    matches: t.field({
      cost: new FieldCost({ weight: 1_000, riotRequestsPerItem: 1 }),
      type: [MatchResultUnion],
      description: 'A look-up of each of the matches, in the order of the ids.',
      async resolve({ ids, puuid }, _args, { matches }) {
        const lookups = await matches.listMatches(ids, puuid)
        return lookups.map(toMatchResult)
      },
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'When the list was fetched.',
      resolve: ({ freshness }) => freshness,
    }),
  }),
})

const AccountMatchIdsResultUnion = builder.unionType('AccountMatchIdsResult', {
  description: "What a look at Riot's list of an account's matches can end in.",
  types: [AccountMatchIdsObject, UpstreamUnavailableObject],
  resolveType: ({ kind }) => (kind === 'found' ? AccountMatchIdsObject : UpstreamUnavailableObject),
})

builder.objectField(AccountNode, 'matchIds', (t) =>
  t.field({
    cost: new FieldCost({
      weight: 300,
      riotRequests: 1,
      listSize: { argument: 'count', most: 100, of: ['ids', 'matches'] },
    }),
    type: AccountMatchIdsResultUnion,
    description:
      "Riot's own list of finished matches, newest first, remakes among them; new matches shift what stands behind them. While Riot can not be asked it holds what is stored here without a gap, without remakes.",
    args: {
      startTime: t.arg({
        type: 'DateTime',
        required: false,
        description: 'Only matches after this moment; not before 1970. Riot counts in seconds.',
      }),
      endTime: t.arg({
        type: 'DateTime',
        required: false,
        description:
          'Only matches before this moment; not before `startTime`, nor before 1970. Riot counts in seconds.',
      }),
      queueId: t.arg.int({ required: false, description: "Only matches of the queue with this number of Riot's." }),
      type: t.arg({ type: MatchTypeEnum, required: false, description: 'Only matches of this type.' }),
      start: t.arg.int({ defaultValue: 0, description: 'How many of the newest matches to pass over.' }),
      count: t.arg.int({ defaultValue: 20, description: 'How many matches, 0 to 100.' }),
    },
    resolve: (account, { startTime, endTime, queueId, type, start, count }, { matchIds }) =>
      matchIds.findIds(
        account,
        checked({
          startTime: startTime ?? null,
          endTime: endTime ?? null,
          queueId: queueId ?? null,
          type: type ?? null,
          start,
          count,
        }),
      ),
  }),
)

/** The same request. Throws a BAD_USER_INPUT error for one that Riot would not understand. */
function checked(request: MatchIdsRequest): MatchIdsRequest {
  const { startTime, endTime, queueId, start, count } = request
  if (count < 0 || count > 100) throw badInput(`\`count\` is ${count}: ask for 0 to 100 matches.`)
  if (start < 0) throw badInput(`\`start\` is ${start}: pass over 0 matches or more.`)
  if (queueId !== null && queueId < 0) throw badInput(`\`queueId\` is ${queueId}: queues are numbered from 0.`)
  if ((startTime ?? 0) < 0 || (endTime ?? 0) < 0) throw badInput('`startTime` and `endTime` are not before 1970.')
  if (startTime !== null && endTime !== null && endTime < startTime) {
    throw badInput('`endTime` is before `startTime`.')
  }
  return request
}
