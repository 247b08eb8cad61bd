import { builder } from '../../contract/builder.ts'
import { ProblemInterface } from '../../contract/problem.ts'
import { RegionEnum } from '../../contract/region.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import type { AccountNotFound, InvalidRiotId } from '../services/account-results.ts'
import { AccountNode } from './account.ts'

const LIKELY_MEANT_DESCRIPTION =
  'Accounts known to this server with names similar to the requested one, best match first. At most five.'

export const AccountNotFoundObject = builder.objectRef<AccountNotFound>('AccountNotFound').implement({
  description: 'No such account exists, or it does not exist in the requested region.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that states the requested account and the region where the player is active, in English.',
      resolve: messageOfAccountNotFound,
    }),
    askedGameName: t.string({
      nullable: true,
      description: 'The requested game name. Null if the account was requested by PUUID and no player has that PUUID.',
      resolve: ({ riotId }) => riotId?.gameName ?? null,
    }),
    askedTagLine: t.string({
      nullable: true,
      description: 'The requested tag line. Null if the account was requested by PUUID and no player has that PUUID.',
      resolve: ({ riotId }) => riotId?.tagLine ?? null,
    }),
    askedRegion: t.field({
      type: RegionEnum,
      nullable: true,
      description: 'The requested region. Null if the request named no region.',
      resolve: ({ region }) => region,
    }),
    activeRegion: t.field({
      type: RegionEnum,
      nullable: true,
      description: 'Region where the same player is active. Null if the player is not active in any region.',
      resolve: ({ activeRegion }) => activeRegion,
    }),
    likelyMeant: t.field({
      cost: new FieldCost({ listSize: 5 }),
      type: [AccountNode],
      description: LIKELY_MEANT_DESCRIPTION,
      resolve: async ({ riotId }, _args, { accounts }) =>
        riotId === null ? [] : [...(await accounts.listSuggestions(riotId))],
    }),
  }),
})

const RiotIdFieldEnum = builder.enumType('RiotIdField', {
  description: 'Part of a Riot ID.',
  values: {
    GAME_NAME: { description: 'Game name: the part before the `#`.' },
    TAG_LINE: { description: 'Tag line: the part after the `#`.' },
  },
})

export const InvalidRiotIdObject = builder.objectRef<InvalidRiotId>('InvalidRiotId').implement({
  description: 'The given text is not a valid Riot ID.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that explains how to fix the Riot ID, in English.',
      resolve: ({ problem }) => problem.message,
    }),
    field: t.field({
      type: RiotIdFieldEnum,
      description: 'The invalid part of the Riot ID.',
      resolve: ({ problem }) => problem.field,
    }),
    likelyMeant: t.field({
      cost: new FieldCost({ listSize: 5 }),
      type: [AccountNode],
      description: LIKELY_MEANT_DESCRIPTION,
      resolve: async ({ asked }, _args, { accounts }) => [...(await accounts.listSuggestions(asked))],
    }),
  }),
})

function messageOfAccountNotFound({ riotId, region, activeRegion }: AccountNotFound): string {
  const subject = riotId === null ? 'no account with this PUUID' : `no ${riotId.gameName}#${riotId.tagLine}`
  const scope = region === null ? 'on any region' : `on ${region}`
  const hint = activeRegion === null ? '' : ` The player is active on ${activeRegion}.`
  return `There is ${subject} ${scope}.${hint}`
}
