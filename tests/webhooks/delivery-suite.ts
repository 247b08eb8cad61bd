import { expect, it } from 'vitest'
import { accountIdOf } from '../../gateway/accounts/rules/account-id.ts'
import { RENEW_WATCH_EVERY_MS, WATCH_MS } from '../../gateway/journal/services/account-watches.ts'
import type { DocumentStore } from '../../gateway/store/document-store.ts'
import { openReceiver, verify, withStatus, type Received } from './receiver.ts'
import { ACCOUNT, MATCH, openWebhookWorld, STREAM, type WebhookWorld } from './webhook-world.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const streamOf = (title: string) => ({ ...STREAM, title })

const titleOf = ({ body }: Received): string => JSON.parse(body).data.title

/** Tests of the delivery of events over one kind of store. */
export function deliverySuite(openStore: () => DocumentStore): void {
  const open = () => openWebhookWorld(openStore())

  const stateOf = async ({ webhooks }: WebhookWorld, id: string) => (await webhooks.find(id))?.state

  it('sends what happens from now on, signed, in order, and remembers how it went', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    await world.append(streamOf('before'))
    const { id, secret } = await world.create(receiver.url)
    world.startJob()
    await world.append(streamOf('first'), MATCH, streamOf('second'))
    await expect.poll(() => receiver.received.map(titleOf)).toEqual(['first', 'second'])
    for (const received of receiver.received) {
      const event = verify(received, secret, world.clock.now())
      expect(event).toMatchObject({ type: 'stream.started', id: received.headers['webhook-id'], test: false })
      expect(() => verify(received, 'whsec_c2VjcmV0', world.clock.now())).toThrow('No matching signature')
      expect(() => verify({ ...received, body: `${received.body} ` }, secret, world.clock.now())).toThrow(
        'No matching signature',
      )
    }
    await expect
      .poll(async () => (await world.webhooks.find(id))?.progress)
      .toMatchObject({
        failing: null,
        hasMissed: false,
        deliveries: [
          { outcome: 'DELIVERED', status: 204, attempt: 1, kind: 'STREAM_STARTED' },
          { outcome: 'DELIVERED', status: 204, attempt: 1 },
        ],
      })
    // A later event arrives without another start.
    await world.append(streamOf('third'))
    await expect.poll(() => receiver.received.map(titleOf)).toEqual(['first', 'second', 'third'])
    expect(world.errors).toEqual([])
  })

  it('tries a failed event again until it succeeds, and later events wait for it', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    const { id, secret } = await world.create(receiver.url)
    receiver.answer = withStatus(500)
    world.startJob()
    await world.append(streamOf('first'), streamOf('second'))
    for (const [index, wait] of [5_000, 15_000, 45_000].entries()) {
      const attempts = index + 1
      await expect
        .poll(async () => (await world.webhooks.find(id))?.progress.failing)
        .toMatchObject({ attempts, retryAt: world.clock.now() + wait })
      if (attempts === 3) receiver.answer = withStatus(200)
      await world.clock.advance(wait)
    }
    await expect.poll(() => receiver.received.map(titleOf)).toEqual(['first', 'first', 'first', 'first', 'second'])
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(2)
    verify(receiver.received[4] ?? expect.fail(), secret, world.clock.now())
    await expect.poll(async () => (await world.webhooks.find(id))?.progress.failing).toBeNull()
  })

  it('stops a webhook that failed for a day, says why, and goes on at the same event', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    const { id } = await world.create(receiver.url)
    receiver.answer = withStatus(503)
    world.startJob()
    await world.append(streamOf('first'), streamOf('second'))
    const begin = world.clock.now()
    for (let attempts = 1; (await stateOf(world, id))?.kind === 'ACTIVE'; attempts++) {
      await expect.poll(() => receiver.received.length).toBe(attempts)
      await expect
        .poll(async () => {
          const webhook = await world.webhooks.find(id)
          return webhook?.state.kind === 'STOPPED' || webhook?.progress.failing?.attempts === attempts
        })
        .toBe(true)
      const retryAt = (await world.webhooks.find(id))?.progress.failing?.retryAt
      if (retryAt !== undefined) await world.clock.advance(retryAt - world.clock.now())
    }
    expect(await stateOf(world, id)).toEqual({ kind: 'STOPPED', reason: 'FAILED_FOR_A_DAY', at: begin + DAY_MS })
    expect(receiver.received.length).toBeGreaterThan(8)
    expect(new Set(receiver.received.map(titleOf))).toEqual(new Set(['first']))

    receiver.received.length = 0
    receiver.answer = withStatus(200)
    await world.webhooks.update(id, { state: 'ACTIVE' })
    await expect.poll(() => receiver.received.map(titleOf)).toEqual(['first', 'second'])
  })

  it('stops at once where the address is gone', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    const { id } = await world.create(receiver.url)
    receiver.answer = withStatus(410)
    world.startJob()
    await world.append(STREAM)
    await expect.poll(() => stateOf(world, id)).toMatchObject({ kind: 'STOPPED', reason: 'GONE' })
    expect(receiver.received).toHaveLength(1)
  })

  it('waits as long as the receiver asks', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    const { id } = await world.create(receiver.url)
    receiver.answer = withStatus(429, { 'retry-after': '120' })
    world.startJob()
    await world.append(STREAM)
    const retryAt = world.clock.now() + 120_000
    await expect.poll(async () => (await world.webhooks.find(id))?.progress.failing).toMatchObject({ retryAt })
    await world.clock.advance(119_000)
    expect(receiver.received).toHaveLength(1)
    await world.clock.advance(1_000)
    await expect.poll(() => receiver.received.length).toBe(2)
  })

  it('follows no redirect', async () => {
    const [world, receiver, other] = [await open(), await openReceiver(), await openReceiver()]
    const { id } = await world.create(receiver.url)
    receiver.answer = withStatus(307, { location: other.url })
    world.startJob()
    await world.append(STREAM)
    await expect
      .poll(async () => (await world.webhooks.find(id))?.progress.deliveries)
      .toMatchObject([{ outcome: 'REDIRECT', status: 307 }])
    expect(other.received).toEqual([])
  })

  it('gives a receiver ten seconds, and none of them to other webhooks', async () => {
    const [world, slow, quick] = [await open(), await openReceiver(), await openReceiver()]
    slow.answer = () => {}
    const hanging = await world.create(slow.url)
    await world.create(quick.url)
    world.startJob()
    await world.append(streamOf('first'), streamOf('second'))
    await expect.poll(() => quick.received.map(titleOf)).toEqual(['first', 'second'])
    await expect.poll(() => slow.received.length).toBe(1)
    await world.clock.advance(10_000)
    await expect
      .poll(async () => (await world.webhooks.find(hanging.id))?.progress.deliveries)
      .toMatchObject([{ outcome: 'TIMEOUT', status: null, durationMs: 10_000 }])
  })

  it('counts the status of an answer that never ends, or breaks off', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    const { id } = await world.create(receiver.url)
    receiver.answer = (response, received) => {
      response.writeHead(200)
      if (titleOf(received) === 'broken') return void response.write('{', () => response.destroy())
      const write = () => void (response.destroyed || response.write('x'.repeat(1024), () => setImmediate(write)))
      write()
    }
    world.startJob()
    await world.append(streamOf('endless'), streamOf('broken'), streamOf('last'))
    await expect.poll(() => receiver.received.map(titleOf)).toEqual(['endless', 'broken', 'last'])
    await expect.poll(async () => (await world.webhooks.find(id))?.progress.deliveries.length).toBe(3)
    expect((await world.webhooks.find(id))?.progress.deliveries.map(({ outcome }) => outcome)).toEqual(
      Array(3).fill('DELIVERED'),
    )
  })

  it('repeats the one event that was sent when a process ended before it could store that', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    await world.create(receiver.url)
    const crashed = world.startJob(async (webhook, event, signal) => {
      const attempt = await world.sendEvent(webhook, event, signal)
      if (receiver.received.length < 2) return attempt
      // The process has sent the second event, and ends.
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('killed'))))
    })
    await world.append(streamOf('first'), streamOf('second'), streamOf('third'))
    await expect.poll(() => receiver.received.map(titleOf)).toEqual(['first', 'second'])
    await crashed.close()
    world.startJob()
    await expect.poll(() => receiver.received.map(titleOf)).toEqual(['first', 'second', 'second', 'third'])
    expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[2]?.headers['webhook-id'])
  })

  it('sends accounts and kinds that a webhook has, and nothing else', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    const accounts = [`${ACCOUNT.platform}_${ACCOUNT.puuid}`]
    await world.create(receiver.url, { kinds: ['MATCH_FINISHED'], accounts })
    world.startJob()
    const other = { ...MATCH, account: { ...ACCOUNT, puuid: 'another' } }
    await world.append(STREAM, other, MATCH)
    await expect.poll(() => receiver.received.length).toBe(1)
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'match.finished',
      data: {
        account: { gameName: 'Iris', region: 'EUW', url: 'https://lanewatch.test/account/euw/Iris-EUW' },
        match: { matchId: 'EUW1_77', url: 'https://lanewatch.test/match/EUW1_77' },
      },
    })
  })

  it('keeps the accounts of active webhooks watched', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    const [example = expect.fail()] = world.simulator.demoAccounts
    const found = await world.context.accounts.findByRiotId(example, null)
    const account = found.kind === 'found' ? found.account : expect.fail()
    const { id } = await world.create(receiver.url, { kinds: ['RANK_CHANGED'], accounts: [accountIdOf(account)] })
    world.startJob()
    const watched = async () =>
      (await world.store.query('watched_accounts', { limit: 10 })).map(({ data }) => data['until'])
    await expect.poll(watched).toEqual([world.clock.now() + WATCH_MS])
    await world.clock.advance(RENEW_WATCH_EVERY_MS)
    await expect.poll(watched).toEqual([world.clock.now() + WATCH_MS])
    const last = world.clock.now() + WATCH_MS
    await world.webhooks.update(id, { state: 'PAUSED' })
    await expect.poll(async () => (await world.webhooks.find(id))?.state.kind).toBe('PAUSED')
    await world.clock.advance(2 * RENEW_WATCH_EVERY_MS)
    expect(await watched()).toEqual([last])
  })

  it('sends again what came after a cursor or a time, with the same ids', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    const { id } = await world.create(receiver.url)
    world.startJob()
    const [first = 0] = await world.append(streamOf('first'))
    await expect.poll(async () => (await world.webhooks.find(id))?.progress.place).toBe(first)
    await world.clock.advance(HOUR_MS)
    await world.append(streamOf('second'), streamOf('third'))
    await expect.poll(() => receiver.received.length).toBe(3)
    await expect.poll(async () => (await world.webhooks.find(id))?.progress.place).toBe(first + 2)
    await world.webhooks.replay(id, { number: first })
    await expect.poll(() => receiver.received.map(titleOf)).toEqual(['first', 'second', 'third', 'second', 'third'])
    await expect.poll(async () => (await world.webhooks.find(id))?.progress.place).toBe(first + 2)
    await world.webhooks.replay(id, { time: world.clock.now() - 1 })
    await expect.poll(() => receiver.received.slice(5).map(titleOf)).toEqual(['second', 'third'])
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(3)
  })

  it('says that events expired before a webhook could receive them, until it is replayed', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    const { id } = await world.create(receiver.url)
    await world.webhooks.update(id, { state: 'PAUSED' })
    await world.append(streamOf('expired'), streamOf('kept'))
    await world.store.transaction(async (transaction) => {
      const head = await transaction.get({ collection: 'journal_head', id: 'head' })
      transaction.delete({ collection: 'journal', id: '000000000001' })
      transaction.set({ collection: 'journal_head', id: 'head' }, { ...head?.data, expired: 1 })
    })
    expect(await world.webhooks.find(id)).toMatchObject({ isMissing: true })
    world.startJob()
    await world.webhooks.update(id, { state: 'ACTIVE' })
    await expect.poll(() => receiver.received.map(titleOf)).toEqual(['kept'])
    await expect.poll(async () => (await world.webhooks.find(id))?.progress.place).toBe(2)
    expect(await world.webhooks.find(id)).toMatchObject({ isMissing: true })
    expect(await world.webhooks.replay(id, { number: 1 })).toMatchObject({ isMissing: false })
  })

  it('sends nothing while a webhook is paused, and all of it later', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    const { id } = await world.create(receiver.url)
    const job = world.startJob()
    await expect.poll(() => job.status()).toEqual({ webhooks: 1, active: 1 })
    await world.webhooks.update(id, { state: 'PAUSED' })
    await expect.poll(() => job.status()).toEqual({ webhooks: 1, active: 0 })
    await world.append(STREAM)
    expect(receiver.received).toEqual([])
    await world.webhooks.update(id, { state: 'ACTIVE' })
    await expect.poll(() => receiver.received.length).toBe(1)
  })

  it('signs with the old secret beside the new one for a day', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    const { id, secret: old } = await world.create(receiver.url)
    const rotated = await world.webhooks.rotateSecret(id)
    const secret = rotated?.secret ?? expect.fail()
    expect(rotated?.webhook.oldSecretUntil).toBe(world.clock.now() + DAY_MS)
    world.startJob()
    await world.append(STREAM)
    await expect.poll(() => receiver.received.length).toBe(1)
    const [both] = receiver.received
    for (const each of [old, secret]) verify(both ?? expect.fail(), each, world.clock.now())
    await world.clock.advance(DAY_MS)
    await world.append(STREAM)
    await expect.poll(() => receiver.received.length).toBe(2)
    const [, later] = receiver.received
    verify(later ?? expect.fail(), secret, world.clock.now())
    expect(() => verify(later ?? expect.fail(), old, world.clock.now())).toThrow('No matching signature')
  })

  it('ends with the API key: nothing more is sent, and nothing is left in the store', async () => {
    const [world, receiver] = [await open(), await openReceiver()]
    const { id } = await world.create(receiver.url)
    const job = world.startJob()
    await expect.poll(() => job.status()).toEqual({ webhooks: 1, active: 1 })
    await world.apiKeys.revoke('ada', world.keyId)
    await expect.poll(() => job.status()).toEqual({ webhooks: 0, active: 0 })
    await world.append(STREAM)
    await world.clock.advance(60_000)
    expect(receiver.received).toEqual([])
    for (const collection of ['webhooks', 'webhook_holders', 'webhook_progress', 'webhook_secrets']) {
      expect(await world.store.query(collection, { limit: 10 })).toEqual([])
    }
    expect(await world.webhooks.find(id)).toBeNull()
  })

  it('are at most five for each key, also when they are created at the same time', async () => {
    const world = await open()
    const kinds = await Promise.all(
      Array.from({ length: 8 }, () =>
        world.create('http://127.0.0.1/hook').then(
          () => 'created',
          ({ message }: Error) => message,
        ),
      ),
    )
    expect(kinds.filter((kind) => kind === 'created')).toHaveLength(5)
    const [newest] = await world.webhooks.list(world.keyId)
    expect(await world.webhooks.delete(newest?.id ?? '')).toBe(true)
    expect(await world.webhooks.list(world.keyId)).toHaveLength(4)
    await world.create('http://127.0.0.1/hook')
  })
}
