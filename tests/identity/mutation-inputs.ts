import { accountKeyOf } from '../../gateway/accounts/collections/accounts.ts'
import { decodeGlobalId, encodeGlobalId } from '../../gateway/contract/global-id.ts'
import type { Person } from '../../gateway/identity/rules/viewer.ts'
import { rosterProposalsCollection } from '../../gateway/proposals/collections/roster-proposals.ts'
import { proposalIdOf } from '../../gateway/proposals/services/proposal-ids.ts'
import { openClaimsCollection } from '../../gateway/rights/collections/open-claims.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { proposalAbout } from '../proposals/proposal-about.ts'
import { addition, changeIn, EDITOR } from '../rosters/open-rosters.ts'
import { proAccountOf, proPlayerNamed, writeRosters } from '../support/rosters.ts'
import type { openTestWorld } from '../support/test-world.ts'

/** The world and the sender of a mutation. */
interface Sending {
  readonly world: ReturnType<typeof openTestWorld>
  /** The sender, when signed in. */
  readonly person: Person
  /** An unused name. */
  readonly name: string
  /** Id of a stored account. */
  readonly accountId: string
}

/** Creates what a mutation needs to change something. Returns its variables by argument name. */
type Prepare = (sending: Sending) => Promise<Readonly<Record<string, unknown>>>

const TEAM = { kind: 'ProTeam', id: 'ONE' } as const
const TEAM_ID = encodeGlobalId(TEAM.kind, TEAM.id)

async function prepareProposal({ world: { context, store }, name }: Sending) {
  await context.rosters.addProPlayer(EDITOR, addition({ name }))
  const player = (await context.proScene.look()).findPlayerByName(name)
  const proposal = proposalAbout(player?.id ?? '', name)
  const id = proposalIdOf(proposal)
  await store.transaction(async (transaction) =>
    openCollection(store, rosterProposalsCollection).in(transaction).set(id, proposal),
  )
  return { input: { ids: [id] } }
}

/** An account has a limited number of open claims, and other senders have begun some. */
async function deleteClaims({ world: { store } }: Sending) {
  const claims = openCollection(store, openClaimsCollection)
  const found = await claims.list({ limit: 100 })
  await store.transaction(async (transaction) => {
    for (const { id } of found) claims.in(transaction).delete(id)
  })
}

/** Nothing answers at this address. */
const HOOK = 'http://127.0.0.1:9/hook'

/** Creates a webhook of the person, with a key of its own. */
async function createWebhook({ world: { context }, person, name }: Sending) {
  await context.apiKeys.revokeAll(person.id)
  const created = await context.apiKeys.create(person.id, name)
  const keyId = created.kind === 'created' ? created.apiKey.id : ''
  const settings = { name, url: HOOK, format: 'JSON', locale: 'en', kinds: ['STREAM_STARTED'] } as const
  const outcome = await context.webhooks.create(keyId, { ...settings, pros: null, accounts: [] })
  return { keyId, id: outcome.kind === 'created' ? encodeGlobalId('Webhook', outcome.webhook.id) : '' }
}

/** Input of a push subscription, whose browser has the key and the secret of the example in RFC 8291. */
const PUSH = {
  endpoint: 'http://127.0.0.1:9/push',
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
  events: ['STREAM_STARTED'],
  followedIds: [TEAM_ID],
}

/** Stores a push subscription. */
async function savePush({ world: { context }, name }: Sending) {
  const { publicKey, authSecret } = PUSH
  // Tests of one endpoint are limited.
  const endpoint = `${PUSH.endpoint}/${encodeURIComponent(name)}`
  const settings = { locale: 'en', kinds: ['STREAM_STARTED'], quietHours: null, timeZone: 'UTC' } as const
  const nothing = { players: [], teams: [], accounts: [], person: null }
  await context.pushSubscriptions.save({ endpoint, publicKey, authSecret, ...settings, ...nothing })
  return { input: { endpoint } }
}

/** Preparations of each mutation of the contract, by its name. */
const PREPARED: Readonly<Record<string, Prepare>> = {
  addProPlayer: async ({ name }) => ({ input: { team: 'ONE', role: 'MID', name } }),
  async transferProPlayer({ world, name }) {
    await world.context.rosters.addProPlayer(EDITOR, addition({ name }))
    return { input: { player: name, fromTeam: 'ONE', toTeam: 'TWO' } }
  },
  async settleAccountDoubt({ world, name }) {
    const account = { gameName: name.slice(0, 16), tagLine: 'NONE' }
    const doubted = {
      ...proAccountOf({ ...account, platform: 'EUW1' }),
      doubt: { kind: 'UNKNOWN_TO_RIOT', since: world.clock.now() } as const,
    }
    const player = proPlayerNamed(name, 'ONE', { accounts: [doubted] })
    await writeRosters(world.store, { players: [player] })
    const input = {
      player: encodeGlobalId('ProPlayer', player.id),
      account: { ...account, region: 'EUW' },
      belongs: true,
    }
    return { input }
  },
  async undoRosterChange({ world, name }) {
    const { number } = changeIn(await world.context.rosters.addProPlayer(EDITOR, addition({ name })))
    return { input: { id: encodeGlobalId('RosterChange', number) } }
  },
  async refreshAccount({ world, accountId }) {
    await world.clock.advance(2 * 60_000)
    return { input: { id: accountId } }
  },
  endEditing: async () => ({}),
  async follow({ world, person }) {
    await world.context.viewers.unfollow(person, [TEAM])
    return { input: { ids: [TEAM_ID] } }
  },
  async unfollow({ world, person }) {
    await world.context.viewers.follow(person, [TEAM])
    return { input: { ids: [TEAM_ID] } }
  },
  async keepAccounts({ world, person, accountId }) {
    await world.context.viewers.keepAccounts(person, [])
    return { input: { ids: [accountId] } }
  },
  async saveSettings({ world, person }) {
    await world.context.viewers.keepSettings(person, { theme: null })
    return { input: { theme: 'LIGHT' } }
  },
  sendPersonRequest: async ({ name, accountId }) => ({
    input: { id: accountId, wish: 'CORRECT', text: 'The region is wrong.', idempotencyKey: `key of ${name}` },
  }),
  async startClaim(sending) {
    await deleteClaims(sending)
    return { input: { id: sending.accountId } }
  },
  async confirmClaim(sending) {
    await deleteClaims(sending)
    const { world, accountId } = sending
    const key = accountKeyOf(decodeGlobalId(accountId).id)
    const [account] = await world.context.accounts.listStored(key === null ? [] : [key])
    if (account === undefined) throw new Error('The account is not stored.')
    const started = await world.context.pageClaims.start(account, null)
    if (started.kind !== 'started') throw new Error(`The claim is ${started.kind}.`)
    const { token, puuid, iconId } = started.claim
    world.simulator.wearIcon(puuid, iconId)
    return { input: { token } }
  },
  async decidePersonRequest({ world, name }) {
    const subject = { kind: 'player', playerId: 'nobody', name } as const
    const request = {
      subject,
      wish: 'CORRECT',
      text: 'Wrong role.',
      contact: null,
      claim: null,
      idempotencyKey: `key of ${name}`,
    } as const
    await world.context.personRequests.send(request)
    const [waiting] = await world.context.personRequests.list()
    return { input: { id: waiting?.id, accept: false } }
  },
  acceptRosterProposals: prepareProposal,
  rejectRosterProposals: prepareProposal,
  async createApiKey({ world, person, name }) {
    await world.context.apiKeys.revokeAll(person.id)
    return { input: { name } }
  },
  async revokeApiKey({ world, person, name }) {
    await world.context.apiKeys.revokeAll(person.id)
    const created = await world.context.apiKeys.create(person.id, name)
    return { input: { id: created.kind === 'created' ? encodeGlobalId('ApiKey', created.apiKey.id) : '' } }
  },
  async createWebhook(sending) {
    const { keyId } = await createWebhook(sending)
    const settings = { name: sending.name, address: HOOK, events: ['STREAM_STARTED'] }
    return { input: { apiKey: encodeGlobalId('ApiKey', keyId), ...settings } }
  },
  updateWebhook: async (sending) => ({ input: { id: (await createWebhook(sending)).id, active: false } }),
  deleteWebhook: async (sending) => ({ input: { id: (await createWebhook(sending)).id } }),
  rotateWebhookSecret: async (sending) => ({ input: { id: (await createWebhook(sending)).id } }),
  testWebhook: async (sending) => ({ input: { id: (await createWebhook(sending)).id } }),
  replayWebhook: async (sending) => ({
    input: { id: (await createWebhook(sending)).id, after: { time: '2026-11-01T12:00:00Z' } },
  }),
  savePushSubscription: async () => ({ input: PUSH }),
  deletePushSubscription: savePush,
  testPushSubscription: savePush,
  async deleteMyData({ world, person }) {
    await world.context.viewers.follow(person, [TEAM])
    return {}
  },
}

/** Returns the variables of a mutation. Throws for a mutation without a preparation. */
export async function prepareMutation(name: string, sending: Sending): Promise<Readonly<Record<string, unknown>>> {
  const prepare = PREPARED[name]
  if (prepare === undefined) {
    throw new Error(
      `There is no preparation for ${name}: add it to tests/identity/mutation-inputs.ts, with variables that change something.`,
    )
  }
  return prepare(sending)
}
