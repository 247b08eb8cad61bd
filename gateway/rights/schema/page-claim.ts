import { isIdOf } from '../../accounts/rules/account-id.ts'
import type { Account } from '../../accounts/rules/account.ts'
import { AccountNode } from '../../accounts/schema/account.ts'
import { builder } from '../../contract/builder.ts'
import type { GraphQLContext } from '../../contract/context.ts'
import { findGlobalId } from '../../contract/global-id.ts'
import { pictureAddress, pictureArgument } from '../../contract/picture.ts'
import { ProblemInterface, UpstreamUnavailableObject } from '../../contract/problem.ts'
import { FieldCost } from '../../limits/field-cost.ts'
import { undoubtedAccounts } from '../../rosters/rules/account-doubt.ts'
import { type FieldProblem, fieldProblem } from '../../rosters/rules/roster-input.ts'
import { ProPlayerNode } from '../../rosters/schema/pro-player.ts'
import { InvalidFieldObject } from '../../rosters/schema/roster-problem.ts'
import type { Unavailable } from '../../shared/upstream.ts'
import { MAX_OPEN_CLAIMS } from '../rules/page-claim.ts'
import type { StartedClaim, WrongIcon } from '../services/page-claims.ts'
import { findSubject, UNKNOWN_SUBJECT } from './person-subject.ts'

/** Points of one claim: an address can begin 50 a minute. */
const CLAIM_POINTS = 20_000

/** Accounts whose owner is not the player would be a false proof, so only undoubted ones count. */
const UNKNOWN_ACCOUNT = fieldProblem(
  'account',
  'UNKNOWN',
  'This is no confirmed account of the pro player: pass the `id` of one of `ProPlayer.accounts`, or leave it out.',
)

const NO_ACCOUNT = fieldProblem(
  'id',
  'INVALID',
  'No account of this pro player is known here, so none can prove the claim: ask for a correction instead.',
)

const UNKNOWN_TOKEN = fieldProblem(
  'token',
  'UNKNOWN',
  'No claim has this token, or it has expired: begin another one with `startClaim`.',
)

interface NewClaim {
  readonly claim: StartedClaim
  readonly account: Account
}

const PageClaimObject = builder.objectRef<NewClaim>('PageClaim').implement({
  description: 'The claim of a person that a page is about them.',
  fields: (t) => ({
    token: t.id({
      description: 'Secret of this claim, for `confirmClaim` and `sendPersonRequest`. Keep it: it is not stored here.',
      resolve: ({ claim }) => claim.token,
    }),
    account: t.field({
      type: AccountNode,
      description: 'The account that has to wear the icon.',
      resolve: ({ account }) => account,
    }),
    iconId: t.int({
      description: "Riot's number of the profile icon to wear. Every account owns it.",
      resolve: ({ claim }) => claim.iconId,
    }),
    icon: t.string({
      description: 'Path of the picture of that icon on this server, or URL.',
      args: pictureArgument,
      resolve: ({ claim }, picture, context) =>
        pictureAddress(`/images/profile-icons/${claim.iconId}.png`, picture, context),
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'End of the claim, unless it is confirmed before: 20 minutes after its start.',
      resolve: ({ claim }) => claim.expiresAt,
    }),
  }),
})

type StartOutcome = NewClaim | FieldProblem | Unavailable

const StartClaimProblemUnion = builder.unionType('StartClaimProblem', {
  description: 'Reason why a claim was not started.',
  types: [UpstreamUnavailableObject, InvalidFieldObject],
  resolveType: ({ kind }) => (kind === 'unavailable' ? UpstreamUnavailableObject : InvalidFieldObject),
})

const StartClaimPayloadObject = builder.objectRef<StartOutcome>('StartClaimPayload').implement({
  description: 'Result of `startClaim`.',
  fields: (t) => ({
    claim: t.field({
      type: PageClaimObject,
      nullable: true,
      description: 'The claim. Null when it was rejected.',
      resolve: (outcome) => ('claim' in outcome ? outcome : null),
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [StartClaimProblemUnion],
      description: 'Reasons why the claim was rejected. Empty on success.',
      resolve: (outcome) => ('claim' in outcome ? [] : [outcome]),
    }),
  }),
})

const StartClaimInput = builder.inputType('StartClaimInput', {
  description: 'Input of `startClaim`.',
  fields: (t) => ({
    id: t.id({ description: 'The `id` of the `ProPlayer` or the `Account` that the page is about.' }),
    account: t.id({
      required: false,
      description:
        'The `id` of the account of the pro player that will wear the icon. Their first known account if omitted.',
    }),
  }),
})

builder.mutationField('startClaim', (t) =>
  t.withAuth({ anyone: true }).field({
    type: StartClaimPayloadObject,
    description: `Begins to claim the page of a pro player or an account. Wear the requested profile icon, then call \`confirmClaim\`. An account can have ${MAX_OPEN_CLAIMS} open claims at a time.`,
    cost: new FieldCost({ weight: CLAIM_POINTS, riotRequests: 1 }),
    args: { input: t.arg({ type: StartClaimInput, description: 'The page to claim.' }) },
    async resolve(_root, { input: { id, account: accountId } }, context): Promise<StartOutcome> {
      const subject = await findSubject(id, context)
      if (subject === null) return UNKNOWN_SUBJECT
      if (subject.kind === 'account') {
        const [account] = await context.accounts.listStored([subject])
        return account === undefined ? UNKNOWN_SUBJECT : start(account, null, context)
      }
      const accounts = await listProvingAccounts(subject.playerId, context)
      if (accounts.length === 0) return NO_ACCOUNT
      const chosen = accountId == null ? accounts[0] : accounts.find((account) => isAccountId(accountId, account))
      return chosen === undefined ? UNKNOWN_ACCOUNT : start(chosen, subject.playerId, context)
    },
  }),
)

async function start(account: Account, playerId: string | null, { pageClaims }: GraphQLContext): Promise<StartOutcome> {
  const started = await pageClaims.start(account, playerId)
  if (started.kind === 'started') return { claim: started.claim, account }
  return started.kind === 'unavailable' ? started : tooManyClaims(started.retryAt)
}

function tooManyClaims(retryAt: number): FieldProblem {
  return fieldProblem(
    'id',
    'INVALID',
    `${MAX_OPEN_CLAIMS} claims with this account wait for their icon: confirm one of them, or begin another one after ${new Date(retryAt).toISOString()}.`,
  )
}

async function listProvingAccounts(
  playerId: string,
  { proScene, accounts }: GraphQLContext,
): Promise<readonly Account[]> {
  const player = (await proScene.look()).findPlayer(playerId)
  const keys = player === null ? [] : undoubtedAccounts(player)
  return accounts.listStored(keys.flatMap(({ platform, puuid }) => (puuid === null ? [] : [{ platform, puuid }])))
}

function isAccountId(globalId: string, account: Account): boolean {
  const decoded = findGlobalId(globalId)
  return decoded?.typename === 'Account' && isIdOf(decoded.id, account)
}

const WrongIconObject = builder.objectRef<WrongIcon>('WrongIcon').implement({
  description: 'The account does not wear the requested profile icon.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that explains how to proceed, in English.',
      resolve: ({ requestedIconId }) =>
        `The account does not wear profile icon ${requestedIconId} yet: choose it in the client of the game, wait some seconds, and confirm again.`,
    }),
    requestedIconId: t.exposeInt('requestedIconId', { description: 'Number of the requested icon.' }),
    wornIconId: t.exposeInt('wornIconId', {
      nullable: true,
      description: 'Number of the icon that the account wears. Null if Riot no longer knows the account.',
    }),
  }),
})

type ConfirmOutcome = { readonly kind: 'proven' } | WrongIcon | Unavailable | FieldProblem

const CONFIRM_PROBLEMS = {
  'wrong-icon': WrongIconObject,
  unavailable: UpstreamUnavailableObject,
  'invalid-field': InvalidFieldObject,
} as const

const ConfirmClaimProblemUnion = builder.unionType('ConfirmClaimProblem', {
  description: 'Reason why a claim was not confirmed.',
  types: [WrongIconObject, UpstreamUnavailableObject, InvalidFieldObject],
  resolveType: ({ kind }) => CONFIRM_PROBLEMS[kind],
})

const ConfirmClaimPayloadObject = builder.objectRef<ConfirmOutcome>('ConfirmClaimPayload').implement({
  description: 'Result of `confirmClaim`.',
  fields: (t) => ({
    proven: t.boolean({
      description: 'True if Riot shows the requested icon. The token then proves requests for 24 hours.',
      resolve: ({ kind }) => kind === 'proven',
    }),
    problems: t.field({
      cost: new FieldCost({ listSize: 1 }),
      type: [ConfirmClaimProblemUnion],
      description: 'Reasons why the claim was not confirmed. Empty on success.',
      resolve: (outcome) => (outcome.kind === 'proven' ? [] : [outcome]),
    }),
  }),
})

const ConfirmClaimInput = builder.inputType('ConfirmClaimInput', {
  description: 'Input of `confirmClaim`.',
  fields: (t) => ({ token: t.id({ description: 'The `token` of the `PageClaim`.' }) }),
})

builder.mutationField('confirmClaim', (t) =>
  t.withAuth({ anyone: true }).field({
    type: ConfirmClaimPayloadObject,
    description: 'Asks Riot whether the account of a claim wears the requested icon. It can be repeated.',
    cost: new FieldCost({ weight: 1000, riotRequests: 1 }),
    args: { input: t.arg({ type: ConfirmClaimInput, description: 'The claim.' }) },
    async resolve(_root, { input: { token } }, { pageClaims }): Promise<ConfirmOutcome> {
      const outcome = await pageClaims.confirm(token)
      return outcome.kind === 'unknown' ? UNKNOWN_TOKEN : outcome
    },
  }),
)

builder.objectField(ProPlayerNode, 'claimedAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    cost: new FieldCost({ weight: 20 }),
    description:
      'Time when someone last proved, with a profile icon, that one of the listed accounts is theirs. Null if never.',
    resolve: (player, _args, { pageClaims }) => pageClaims.findClaimedAt(player.id),
  }),
)
