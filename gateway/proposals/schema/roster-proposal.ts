import { RegionalRiotIdObject } from '../../accounts/schema/regional-riot-id.ts'
import { builder } from '../../contract/builder.ts'
import { isEditing } from '../../contract/has-right.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { ProRoleEnum } from '../../rosters/schema/pro-role.ts'
import { ProTeamNode } from '../../rosters/schema/pro-team.ts'
import { ProvenanceObject } from '../../rosters/schema/provenance.ts'
import { regionOf } from '../../shared/region.ts'
import type { ProposalKind } from '../rules/proposal-kind.ts'
import { type Claim, isProposalId, LEAGUEPEDIA, provenanceOf } from '../rules/proposal.ts'
import type { PendingProposal } from '../services/proposals.ts'

const RosterProposalKindEnum = builder.enumType('RosterProposalKind', {
  description: 'Kind of a proposed roster change. It says what `before` and `after` mean.',
  values: {
    JOINED: { description: 'The player joins a team. The values are codes of teams.' },
    LEFT: { description: 'The player leaves a team and joins none of the rosters. The values are codes of teams.' },
    RETIRED: { description: 'The player has retired. The values are codes of teams.' },
    NEW_PLAYER: {
      description: 'A player who is not in the rosters plays in a team. The value is the code of the team.',
    },
    ROLE: { description: 'The player has another role. The values are roles.' },
    RENAMED: { description: 'The player has another name. The values are names.' },
    COUNTRY: { description: 'The player is from another country. The values are codes of ISO 3166-1 alpha-2.' },
    ACCOUNT: { description: 'The player has one more account. The value is a Riot ID.' },
    LINK: { description: 'The player has a page on another site. The values are addresses.' },
  } satisfies Record<ProposalKind, { description: string }>,
})

const RosterClaimSourceEnum = builder.enumType('RosterClaimSource', {
  description: 'What makes a claim about a player.',
  values: {
    ROSTERS: { description: "This server's rosters." },
    TOURNAMENT_ROSTER: { description: "Leaguepedia's roster of a team in the newest tournament of its league." },
    PLAYER_PAGE: { description: "Leaguepedia's page of the player." },
    TENURE: { description: "Leaguepedia's list of the player's teams." },
    ROSTER_CHANGE: { description: "Leaguepedia's list of roster changes." },
  } satisfies Record<Claim['by'], { description: string }>,
})

const RosterClaimObject = builder.objectRef<Claim>('RosterClaim').implement({
  description: 'One of several answers to a question about a player.',
  fields: (t) => ({
    value: t.exposeString('value', {
      nullable: true,
      description:
        'The answer, in the terms of `after`; about an account, the name of its owner. Null for nothing, such as no team.',
    }),
    by: t.field({ type: RosterClaimSourceEnum, description: 'What says so.', resolve: ({ by }) => by }),
    provenance: t.field({
      type: ProvenanceObject,
      description: 'Source and date of the claim.',
      resolve: ({ by, sources, date }) => ({ sources: by === 'ROSTERS' ? sources : [LEAGUEPEDIA], asOf: date }),
    }),
    url: t.exposeString('url', { nullable: true, description: 'URL of the page that says so. Null for the rosters.' }),
  }),
})

const RosterProposalRef = builder.objectRef<PendingProposal>('RosterProposal')

export const RosterProposalNode = builder.node(RosterProposalRef, {
  description:
    'A change of the rosters that a source suggests, and that an editor decides about. Null to `node` for other viewers, and once it is decided.',
  id: {
    description:
      'Id of the proposal, for `acceptRosterProposals` and `rejectRosterProposals`. The same in each comparison.',
    resolve: ({ id }) => id,
  },
  loadOne: async (id, context) => (isProposalId(id) && (await isEditing(context)) ? context.proposals.find(id) : null),
  fields: (t) => ({
    kind: t.field({ type: RosterProposalKindEnum, description: 'Kind of the change.', resolve: ({ kind }) => kind }),
    playerName: t.exposeString('playerName', {
      description: 'Name of the player in the rosters, or of the new player.',
    }),
    player: t.field({
      type: ProPlayerNode,
      nullable: true,
      description: 'The player. Null for a new player.',
      resolve: async ({ playerId }, _args, { proScene }) =>
        playerId === null ? null : (await proScene.look()).findPlayer(playerId),
    }),
    team: t.field({
      type: ProTeamNode,
      nullable: true,
      description: 'Team that the player joins or leaves, or else the current team. Null without one.',
      resolve: async ({ team }, _args, { proScene }) => (team === null ? null : (await proScene.look()).findTeam(team)),
    }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'What the rosters say now, by the kind of the change. Null for nothing.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'What the rosters would say, by the kind of the change. Null for nothing.',
    }),
    date: t.exposeString('date', {
      nullable: true,
      description: 'Day, month or year of the change, as in ISO 8601. Null if unknown.',
    }),
    role: t.field({
      type: ProRoleEnum,
      nullable: true,
      description: 'Role of a new player, or the new role. Null for other changes.',
      resolve: ({ role }) => role,
    }),
    country: t.exposeString('country', {
      nullable: true,
      description: 'Country of a new player, or the new country. Null if unknown, and for other changes.',
    }),
    accounts: t.field({
      cost: new FieldCost({ listSize: 2 }),
      type: [RegionalRiotIdObject],
      description: 'Accounts that the player gains. They count once Riot has confirmed them.',
      resolve: ({ accounts }) => accounts.map((account) => ({ ...account, region: regionOf(account.platform) })),
    }),
    links: t.stringList({
      cost: new FieldCost({ listSize: 2 }),
      description: 'Addresses of pages that the player gains.',
      resolve: ({ links }) => links.map(({ url }) => url),
    }),
    provenance: t.field({
      type: ProvenanceObject,
      description: 'Source of the proposal with its licence, and the day of the comparison that saw it first.',
      resolve: provenanceOf,
    }),
    url: t.exposeString('url', { description: 'URL of the page that says so.' }),
    observedAt: t.expose('observedAt', {
      type: 'DateTime',
      description: 'Time of the comparison that saw the difference first.',
    }),
    claims: t.field({
      cost: new FieldCost({ listSize: 4 }),
      type: [RosterClaimObject],
      description:
        'All answers to the question when sources contradict each other, that of the rosters first. Empty when they agree.',
      resolve: ({ claims }) => [...claims],
    }),
  }),
})
