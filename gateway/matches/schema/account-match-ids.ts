import { AccountNode } from '../../accounts/schema/account.ts'
import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { FreshnessObject } from '../../contract/freshness.ts'
import { UpstreamUnavailableObject } from '../../contract/problem.ts'
import type { MatchType } from '../../game-data/rules/match-type.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { MatchIdList, MatchIdsRequest } from '../services/account-match-ids.ts'
import { MatchResultUnion, toMatchResult } from './match.ts'

const MatchTypeEnum = builder.enumType('MatchType', {
  description: "Match type in Riot's match lists. A match itself does not state its type.",
  values: {
    RANKED: { description: 'Ranked matches, in any queue.' },
    NORMAL: { description: 'Matches in queues without ranks, ARAM included.' },
    TOURNEY: { description: 'Matches created with a tournament code, and Clash.' },
    TUTORIAL: { description: 'Parts of the tutorial.' },
  } satisfies Record<MatchType, { description: string }>,
})

const AccountMatchIdsObject = builder.objectRef<MatchIdList>('AccountMatchIds').implement({
  description: "A range of Riot's match list for an account.",
  fields: (t) => ({
    ids: t.exposeStringList('ids', {
      description: "Riot's match identifiers, such as `EUW1_7261321891`, newest first.",
    }),
    matches: t.field({
      cost: new FieldCost({ weight: 1_000, riotRequestsPerItem: 1 }),
      type: [MatchResultUnion],
      description: 'The matches, in the order of `ids`. Each item is the result of one lookup.',
      async resolve({ ids, puuid }, _args, { matches }) {
        const lookups = await matches.listMatches(ids, puuid)
        return lookups.map(toMatchResult)
      },
    }),
    freshness: t.field({
      type: FreshnessObject,
      description: 'Age of the list.',
      resolve: ({ freshness }) => freshness,
    }),
  }),
})

const AccountMatchIdsResultUnion = builder.unionType('AccountMatchIdsResult', {
  description: 'Result of a match list request: the list, or the reason why it is unavailable.',
  types: [AccountMatchIdsObject, UpstreamUnavailableObject],
  resolveType: ({ kind }) => (kind === 'found' ? AccountMatchIdsObject : UpstreamUnavailableObject),
})

builder.objectField(AccountNode, 'matchIds', (t) =>
  t.field({
    broadcastable: false,
    cost: new FieldCost({
      weight: 300,
      riotRequests: 1,
      listSize: { argument: 'count', most: 100, of: ['ids', 'matches'] },
    }),
    type: AccountMatchIdsResultUnion,
    description:
      "Riot's list of the account's finished matches, newest first, including remakes. Positions shift when new matches arrive. While Riot's API is unavailable, the list contains the matches that are stored here without a gap, excluding remakes.",
    args: {
      startTime: t.arg({
        type: 'DateTime',
        required: false,
        description: 'Returns only matches after this moment. Must not be before 1970. Accurate to one second.',
      }),
      endTime: t.arg({
        type: 'DateTime',
        required: false,
        description:
          'Returns only matches before this moment. Must not be before 1970 or before `startTime`. Accurate to one second.',
      }),
      queueId: t.arg.int({
        required: false,
        description: "Returns only matches of the queue with this number of Riot's. Must be 0 or greater.",
      }),
      type: t.arg({ type: MatchTypeEnum, required: false, description: 'Returns only matches of this type.' }),
      start: t.arg.int({ defaultValue: 0, description: 'Number of newest matches to skip. Must be 0 or greater.' }),
      count: t.arg.int({ defaultValue: 20, description: 'Number of matches to return, 0 to 100.' }),
    },
    resolve: (account, { startTime, endTime, queueId, type, start, count }, { matchIds }) =>
      matchIds.findIds(
        account,
        validated({
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

/** Throws a BAD_USER_INPUT error when Riot would reject the request. */
function validated(request: MatchIdsRequest): MatchIdsRequest {
  const { startTime, endTime, queueId, start, count } = request
  if (count < 0 || count > 100) throw badInput(`\`count\` is ${count}: ask for 0 to 100 matches.`)
  if (start < 0) throw badInput(`\`start\` is ${start}: it must be 0 or greater.`)
  if (queueId !== null && queueId < 0) throw badInput(`\`queueId\` is ${queueId}: it must be 0 or greater.`)
  if ((startTime ?? 0) < 0 || (endTime ?? 0) < 0) throw badInput('`startTime` and `endTime` must not be before 1970.')
  if (startTime !== null && endTime !== null && endTime < startTime) {
    throw badInput('`endTime` is before `startTime`: pass a later `endTime`.')
  }
  return request
}
