import { FieldCost } from '../limits/field-cost.ts'
import type { AccountNotFound, InvalidRiotId } from '../services/accounts.ts'
import { AccountNode } from './account.ts'
import { builder } from './builder.ts'
import { ProblemInterface } from './problem.ts'
import { RegionEnum } from './region.ts'

const LIKELY_MEANT =
  'Accounts that this server knows under a name like the one asked for, the likeliest first; at most five.'

export const AccountNotFoundObject = builder.objectRef<AccountNotFound>('AccountNotFound').implement({
  description: 'There is no such account, or not on the region that was asked for.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({ description: 'What was looked for and where it is.', resolve: messageOfAccountNotFound }),
    askedGameName: t.string({
      nullable: true,
      description: 'The game name that was looked for; null when the account was asked for by PUUID and nobody has it.',
      resolve: ({ riotId }) => riotId?.gameName ?? null,
    }),
    askedTagLine: t.string({
      nullable: true,
      description: 'The tag line that was looked for; null when the account was asked for by PUUID and nobody has it.',
      resolve: ({ riotId }) => riotId?.tagLine ?? null,
    }),
    askedRegion: t.field({
      type: RegionEnum,
      nullable: true,
      description: 'The region that was asked for; null when none was.',
      resolve: ({ region }) => region,
    }),
    activeRegion: t.field({
      type: RegionEnum,
      nullable: true,
      description: 'Where the same player is active; null when nowhere.',
      resolve: ({ activeRegion }) => activeRegion,
    }),
    likelyMeant: t.field({
      cost: new FieldCost({ listSize: 5 }),
      type: [AccountNode],
      description: LIKELY_MEANT,
      resolve: async ({ riotId }, _args, { accounts }) =>
        riotId === null ? [] : [...(await accounts.listLikelyMeant(riotId))],
    }),
  }),
})

const RiotIdFieldEnum = builder.enumType('RiotIdField', {
  description: 'A part of a Riot ID.',
  values: {
    GAME_NAME: { description: 'The part before the `#`.' },
    TAG_LINE: { description: 'The part after the `#`.' },
  },
})

export const InvalidRiotIdObject = builder.objectRef<InvalidRiotId>('InvalidRiotId').implement({
  description: 'The words can not be a Riot ID.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({ description: 'What to mend.', resolve: ({ problem }) => problem.message }),
    field: t.field({
      type: RiotIdFieldEnum,
      description: 'Which part to mend.',
      resolve: ({ problem }) => problem.field,
    }),
    likelyMeant: t.field({
      cost: new FieldCost({ listSize: 5 }),
      type: [AccountNode],
      description: LIKELY_MEANT,
      resolve: async ({ asked }, _args, { accounts }) => [...(await accounts.listLikelyMeant(asked))],
    }),
  }),
})

function messageOfAccountNotFound({ riotId, region, activeRegion }: AccountNotFound): string {
  const who = riotId === null ? 'nobody with this PUUID' : `no ${riotId.gameName}#${riotId.tagLine}`
  const where = region === null ? 'on any region' : `on ${region}`
  const instead = activeRegion === null ? '' : ` The player is active on ${activeRegion}.`
  return `There is ${who} ${where}.${instead}`
}
