import type { AccountNotFound, Unavailable } from '../services/accounts.ts'
import type { InvalidMatchId, MatchNotFound } from '../services/matches.ts'
import { builder } from './builder.ts'
import { RegionEnum } from './region.ts'

export const ProblemInterface = builder.interfaceRef<object>('Problem').implement({
  description: 'Why something that was asked for is not there.',
  fields: (t) => ({
    message: t.string({
      description: 'One sentence for a person, in English.',
      resolve: () => 'Something that was asked for is not there.',
    }),
  }),
})

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
  }),
})

export const UpstreamUnavailableObject = builder.objectRef<Unavailable>('UpstreamUnavailable').implement({
  description: 'The source of the data can not be asked now.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'What can not be asked.',
      resolve: () => 'Riot can not be asked at the moment. Ask again later.',
    }),
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When asking again makes sense.' }),
  }),
})

export const MatchNotFoundObject = builder.objectRef<MatchNotFound>('MatchNotFound').implement({
  description: 'Riot has no such match, or does not show it.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Which match was looked for.',
      resolve: ({ matchId }) => `Riot does not show a match ${matchId}.`,
    }),
    matchId: t.exposeString('matchId', { description: "Riot's identifier that was looked for." }),
  }),
})

export const InvalidMatchIdObject = builder.objectRef<InvalidMatchId>('InvalidMatchId').implement({
  description: 'The words can not be a match id.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({ description: 'What to mend.', resolve: ({ problem }) => problem.message }),
  }),
})

function messageOfAccountNotFound({ riotId, region, activeRegion }: AccountNotFound): string {
  const who = riotId === null ? 'nobody with this PUUID' : `no ${riotId.gameName}#${riotId.tagLine}`
  const where = region === null ? 'on any region' : `on ${region}`
  const instead = activeRegion === null ? '' : ` The player is active on ${activeRegion}.`
  return `There is ${who} ${where}.${instead}`
}
