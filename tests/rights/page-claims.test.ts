import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accountDocumentId } from '../../gateway/accounts/collections/accounts.ts'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { createPageClaims } from '../../gateway/rights/services/page-claims.ts'
import type { RiotApi } from '../../gateway/riot/riot-api.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { EDITOR } from '../rosters/open-rosters.ts'
import { openRightsWorld, proOf, PROS, type RightsWorld } from './rights-world.ts'

const MINUTE_MS = 60_000

const [pro, otherPro] = PROS
if (pro === undefined || otherPro === undefined) throw new Error('There are too few pros.')
const { name } = proOf(pro)

const START = `
  mutation ($input: StartClaimInput!) {
    startClaim(input: $input) {
      claim { token iconId icon expiresAt account { gameName } }
      problems { __typename ... on InvalidField { path rule } }
    }
  }
`
const CONFIRM = `
  mutation ($input: ConfirmClaimInput!) {
    confirmClaim(input: $input) {
      proven
      problems { __typename ... on WrongIcon { requestedIconId wornIconId } ... on InvalidField { path rule } }
    }
  }
`
const SEND = `
  mutation ($input: SendPersonRequestInput!) {
    sendPersonRequest(input: $input) { sent problems { ... on InvalidField { path rule } } }
  }
`
const started = z.object({ startClaim: z.object({ claim: z.object({ token: z.string(), iconId: z.int() }) }) })

const idOf = (account: typeof pro) => encodeGlobalId('Account', accountDocumentId(account))

async function openWorld() {
  const world = await openRightsWorld()
  await world.lookUp(PROS)
  const player = (await world.context.proScene.look()).findPlayerByName(name)
  return { world, playerId: encodeGlobalId('ProPlayer', player?.id ?? '') }
}

async function start(world: RightsWorld, input: Readonly<Record<string, unknown>>) {
  return started.parse(await world.ask(START, { input })).startClaim.claim
}

const confirm = (world: RightsWorld, token: string) => world.ask(CONFIRM, { input: { token } })

const sendWith = (world: RightsWorld, id: string, claim: string) =>
  world.ask(SEND, { input: { id, wish: 'CORRECT', text: 'I play mid.', claim, idempotencyKey: `key with ${claim}` } })

const claimedAt = async (world: RightsWorld) =>
  world.ask('query ($name: String!) { proPlayer(name: $name) { claimedAt } }', { name })

/** Lets time pass until there is an answer. */
async function waitingFor<Answer>(world: RightsWorld, answer: Promise<Answer>): Promise<Answer> {
  const pending = new Set([answer])
  const noted = answer.finally(() => pending.clear())
  while (pending.size > 0) await world.clock.advance(1000)
  return noted
}

describe('the claim of a page', () => {
  it('is proven by wearing the requested icon, and shown on the page and to the editors', async () => {
    const { world, playerId } = await openWorld()
    const { token, iconId } = await start(world, { id: playerId })
    expect(iconId).not.toBe(pro.profileIconId)
    expect(await confirm(world, token)).toEqual({
      confirmClaim: {
        proven: false,
        problems: [{ __typename: 'WrongIcon', requestedIconId: iconId, wornIconId: pro.profileIconId }],
      },
    })
    expect(await claimedAt(world)).toEqual({ proPlayer: { claimedAt: null } })

    world.simulator.wearIcon(pro.puuid, iconId)
    expect(await confirm(world, token)).toEqual({ confirmClaim: { proven: true, problems: [] } })
    const now = new Date(world.clock.now()).toISOString()
    expect(await claimedAt(world)).toEqual({ proPlayer: { claimedAt: now } })

    await world.clock.advance(MINUTE_MS)
    expect(await sendWith(world, playerId, token)).toMatchObject({ sendPersonRequest: { sent: true } })
    const queue = '{ personRequests { ... on PersonRequestQueue { requests { name provenAt } } } }'
    expect(await world.ask(queue, {}, EDITOR)).toEqual({ personRequests: { requests: [{ name, provenAt: now }] } })
  })

  it('stays proven when the icon is changed back and the answer was lost', async () => {
    const { world, playerId } = await openWorld()
    const { token, iconId } = await start(world, { id: playerId })
    world.simulator.wearIcon(pro.puuid, iconId)
    await confirm(world, token)
    world.simulator.wearIcon(pro.puuid, pro.profileIconId)
    expect(await confirm(world, token)).toMatchObject({ confirmClaim: { proven: true } })
  })

  it('can be that of an account', async () => {
    const { world, playerId } = await openWorld()
    const { token, iconId } = await start(world, { id: idOf(otherPro) })
    world.simulator.wearIcon(otherPro.puuid, iconId)
    await confirm(world, token)
    expect(await sendWith(world, playerId, token)).toMatchObject({
      sendPersonRequest: { sent: false, problems: [{ path: 'claim', rule: 'UNKNOWN' }] },
    })
    expect(await sendWith(world, idOf(pro), token)).toMatchObject({ sendPersonRequest: { sent: false } })
    expect(await sendWith(world, idOf(otherPro), token)).toMatchObject({ sendPersonRequest: { sent: true } })
  })

  it('ends after 20 minutes, and a proof after a day', async () => {
    const { world, playerId } = await openWorld()
    const late = await start(world, { id: playerId })
    await world.clock.advance(20 * MINUTE_MS)
    const unknown = { confirmClaim: { proven: false, problems: [{ __typename: 'InvalidField', path: 'token' }] } }
    expect(await confirm(world, late.token)).toMatchObject(unknown)

    const { token, iconId } = await start(world, { id: playerId })
    world.simulator.wearIcon(pro.puuid, iconId)
    await confirm(world, token)
    await world.clock.advance(24 * 60 * MINUTE_MS)
    expect(await confirm(world, token)).toMatchObject(unknown)
    expect(await sendWith(world, playerId, token)).toMatchObject({
      sendPersonRequest: { sent: false, problems: [{ path: 'claim' }] },
    })
  })

  it('stays proven when another one begins at its last moment', async () => {
    const { world, playerId } = await openWorld()
    const { token, iconId } = await start(world, { id: playerId })
    world.simulator.wearIcon(pro.puuid, iconId)
    await world.clock.advance(20 * MINUTE_MS - 1)
    const { store, clock, riot } = world
    const reached = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    const slowRiot: Pick<RiotApi, 'summoner'> = {
      async summoner(...asked) {
        reached.resolve()
        await answer.promise
        return riot.summoner(...asked)
      },
    }
    const confirming = createPageClaims({ store, clock, riot: slowRiot }).confirm(token)
    await reached.promise
    await clock.advance(1)
    const interrupted: DocumentStore = {
      ...store,
      // The other claim has found those that expired, and is about to delete them.
      async transaction(body) {
        answer.resolve()
        expect(await confirming).toMatchObject({ kind: 'proven' })
        return store.transaction(body)
      },
    }
    expect(await createPageClaims({ store: interrupted, clock, riot }).start(otherPro, null)).toMatchObject({
      kind: 'started',
    })
    expect(await confirm(world, token)).toMatchObject({ confirmClaim: { proven: true } })
  })

  it('requests another icon than the one that Riot shows, whatever is stored', async () => {
    const { world, playerId } = await openWorld()
    for (const worn of [0, 1, 2]) {
      world.simulator.wearIcon(pro.puuid, worn)
      await world.clock.advance(21 * MINUTE_MS)
      for (let attempt = 0; attempt < 3; attempt++) expect((await start(world, { id: playerId })).iconId).not.toBe(worn)
    }
  })

  it('is one of at most three with the same account at a time, and proven ones do not count', async () => {
    const { world, playerId } = await openWorld()
    const { token, iconId } = await start(world, { id: playerId })
    await start(world, { id: playerId })
    await start(world, { id: idOf(pro) })
    const tooMany = { startClaim: { claim: null, problems: [{ path: 'id', rule: 'INVALID' }] } }
    const asked = world.requests.length
    expect(await world.ask(START, { input: { id: playerId } })).toMatchObject(tooMany)
    expect(world.requests.length).toBe(asked)
    await start(world, { id: idOf(otherPro) })

    world.simulator.wearIcon(pro.puuid, iconId)
    await confirm(world, token)
    await start(world, { id: playerId })
    expect(await world.ask(START, { input: { id: playerId } })).toMatchObject(tooMany)
    await world.clock.advance(20 * MINUTE_MS)
    await start(world, { id: playerId })
  })

  it('is one of at most three, also when many begin at the same moment', async () => {
    const { world, playerId } = await openWorld()
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.ask(START, { input: { id: playerId } })))
    expect(answers.filter((answer) => started.safeParse(answer).success)).toHaveLength(3)
  })

  it('is no proof before it is confirmed', async () => {
    const { world, playerId } = await openWorld()
    const { token } = await start(world, { id: playerId })
    expect(await sendWith(world, playerId, token)).toMatchObject({ sendPersonRequest: { sent: false } })
  })

  it('needs an account of the player, and Riot', async () => {
    const { world, playerId } = await openWorld()
    expect(await world.ask(START, { input: { id: playerId, account: idOf(otherPro) } })).toMatchObject({
      startClaim: { claim: null, problems: [{ path: 'account', rule: 'UNKNOWN' }] },
    })
    expect(await world.ask(START, { input: { id: 'nobody' } })).toMatchObject({
      startClaim: { claim: null, problems: [{ path: 'id', rule: 'UNKNOWN' }] },
    })
    const { token } = await start(world, { id: playerId, account: idOf(pro) })
    world.simulator.misbehave({ kind: 'fail', status: 503 })
    const begun = await waitingFor(world, world.ask(START, { input: { id: playerId } }))
    expect(begun).toMatchObject({
      startClaim: { claim: null, problems: [{ __typename: 'UpstreamUnavailable' }] },
    })
    expect(await waitingFor(world, confirm(world, token))).toMatchObject({
      confirmClaim: { problems: [{ __typename: 'UpstreamUnavailable' }] },
    })
    expect(await confirm(world, 'no token')).toMatchObject({
      confirmClaim: { problems: [{ __typename: 'InvalidField', path: 'token' }] },
    })
  })

  it('disappears with its person', async () => {
    const { world, playerId } = await openWorld()
    const { token, iconId } = await start(world, { id: playerId })
    await world.forget({ kind: 'player', player: name })
    world.simulator.wearIcon(pro.puuid, iconId)
    expect(await confirm(world, token)).toMatchObject({ confirmClaim: { proven: false } })
    expect(await world.findTraces([pro.puuid])).toEqual([])
  })
})
