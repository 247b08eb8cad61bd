import { describe, expect, it } from 'vitest'
import { createLiveFeeds } from '../../gateway/composition/live-types.ts'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { createKeepJournalJob } from '../../gateway/journal/workers/keep-journal.ts'
import { currentTeamOf } from '../../gateway/rosters/rules/pro-scene.ts'
import { openReceiver, withStatus } from '../webhooks/receiver.ts'
import { openPushWorld } from './push-world.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

describe('a browser that is subscribed', () => {
  it('is notified when a followed player goes live, in its language, with the page that a click opens', async () => {
    const [world, service] = [await openPushWorld(), await openReceiver()]
    const browser = await world.subscribe(service.url, { locale: 'PL' })
    world.startJob()
    await world.append(world.streamOf(world.other), world.streamOf(world.player, 'Łowy na Challengera'))
    await expect.poll(() => service.received.length).toBe(1)
    const [received] = service.received
    expect(browser.read(received ?? expect.fail())).toMatchObject({
      title: `${world.player.name} streamuje`,
      body: 'Łowy na Challengera',
      lang: 'pl',
      path: '/streams?watch=channel',
    })
    expect(received?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '3600',
      urgency: 'normal',
      topic: browser.read(received ?? expect.fail()).tag,
      authorization: expect.stringMatching(/^vapid t=.+, k=.+/),
    })
    expect(world.errors).toEqual([])
  })

  it('hears of a stream that starts in the simulated world, over the journal', async () => {
    const [world, service] = [await openPushWorld(), await openReceiver()]
    const { store, clock, player } = world
    const browser = await world.subscribe(service.url)
    const report = (error: unknown) => expect.fail(String(error))
    const feeds = createLiveFeeds({ watches: store, clock, report })
    await world.live.putSource('streams')
    await world.live.putSource('active_games')
    const journal = createKeepJournalJob({ store, watches: store, clock, feeds, onGameEnded() {}, report })
    journal.start()
    world.startJob()
    // The first look is no news.
    await expect
      .poll(
        async () => (
          await clock.advance(1_000),
          (await store.get({ collection: 'journal_progress', id: 'progress' }))?.data['streams']
        ),
      )
      .toEqual({})
    await world.live.putStream(player, { live: { startedAt: clock.now() } })
    await expect.poll(async () => (await clock.advance(1_000), service.received.length)).toBe(1)
    expect(browser.read(service.received[0] ?? expect.fail()).title).toBe(`${player.name} is live`)
    await journal.close()
    feeds.streams.close()
    feeds.activeGames.close()
  })

  it('hears of games and of the rank of a followed account', async () => {
    const [world, service] = [await openPushWorld(), await openReceiver()]
    const { platform, puuid, gameName, tagLine } = await world.putAccount('Iris')
    const account = { platform, puuid, gameName, tagLine }
    const accountId = encodeGlobalId('Account', `${platform}_${puuid}`)
    const browser = await world.subscribe(service.url, {
      followedIds: [accountId],
      events: ['GAME_STARTED', 'RANK_CHANGED'],
    })
    expect(browser.answer).toMatchObject({ ended: { pushSubscription: { followedIds: [accountId] }, problems: [] } })
    world.startJob()
    const { id: playerId, name } = world.other
    const game = { account, matchId: 'EUW1_1', queueId: 420, championId: 103, pro: { playerId, name } } as const
    const standing = { takenAt: 0, tier: 'GOLD', division: 'I', leaguePoints: 1, wins: 1, losses: 1 } as const
    const rank = { kind: 'RANK_CHANGED', account, queue: 'SOLO', queueType: 'RANKED_SOLO_5x5' } as const
    await world.append(
      { kind: 'GAME_STARTED', ...game },
      { kind: 'GAME_ENDED', ...game },
      { ...rank, before: standing, after: { ...standing, tier: 'PLATINUM' } },
    )
    await expect.poll(() => service.received.length).toBe(2)
    const [first, second] = service.received.map((each) => browser.read(each))
    expect(first).toMatchObject({ title: `${name} is in a game`, path: '/game/EUW1_1' })
    expect(first?.body).toContain('Ahri')
    expect(second?.title).toContain(`${gameName}#${tagLine}: Gold I, 1 LP → Platinum I, 1 LP`)
    expect(second?.path).toMatch(/^\/account\/euw\//)
    expect(service.received[1]?.headers['urgency']).toBe('low')
  })

  it('hears of the players of a followed team', async () => {
    const [world, service] = [await openPushWorld(), await openReceiver()]
    const team = currentTeamOf(world.player) ?? expect.fail()
    const browser = await world.subscribe(service.url, { followedIds: [encodeGlobalId('ProTeam', team)] })
    world.startJob()
    await world.append(world.streamOf(world.player))
    await expect
      .poll(() => service.received.map((each) => browser.read(each).title))
      .toEqual([`${world.player.name} is live`])
  })

  it('hears nothing of what happened before it subscribed', async () => {
    const [world, service] = [await openPushWorld(), await openReceiver()]
    world.startJob()
    await world.append(world.streamOf(world.player, 'before'))
    const browser = await world.subscribe(service.url)
    await world.append(world.streamOf(world.player, 'after'))
    await expect.poll(() => service.received.map((each) => browser.read(each).body)).toEqual(['after'])
  })

  it('replaces an older notification about the same player by a newer one', async () => {
    const [world, service] = [await openPushWorld(), await openReceiver()]
    const browser = await world.subscribe(service.url)
    world.startJob()
    await world.append(world.streamOf(world.player, 'first'), world.streamOf(world.player, 'second'))
    await expect.poll(() => service.received.length).toBe(2)
    const [first, second] = service.received.map((each) => browser.read(each))
    expect(first?.tag).toBe(second?.tag)
    expect(first?.id).not.toBe(second?.id)
  })

  it('hears nothing in its quiet hours, and nothing of them later', async () => {
    const [world, service] = [await openPushWorld(), await openReceiver()]
    const minute = new Date(world.clock.now()).getUTCHours() * 60 + new Date(world.clock.now()).getUTCMinutes()
    const quietHours = { from: (minute + 1439) % 1440, to: (minute + 5) % 1440 }
    const browser = await world.subscribe(service.url, { quietHours, timeZone: 'UTC' })
    world.startJob()
    await world.append(world.streamOf(world.player, 'quiet'))
    await world.clock.advance(6 * MINUTE_MS)
    await world.append(world.streamOf(world.player, 'loud'))
    await expect.poll(() => service.received.map((each) => browser.read(each).body)).toEqual(['loud'])
  })

  it('receives at most 20 notifications in an hour', async () => {
    const [world, service] = [await openPushWorld(), await openReceiver()]
    const browser = await world.subscribe(service.url)
    world.startJob()
    await world.append(...Array.from({ length: 25 }, (_, index) => world.streamOf(world.player, `title ${index}`)))
    await expect.poll(() => world.outcomes.filter((outcome) => outcome === 'LIMITED').length).toBe(5)
    expect(service.received).toHaveLength(20)
    await world.clock.advance(HOUR_MS)
    await world.append(world.streamOf(world.player, 'an hour later'))
    await expect.poll(() => browser.read(service.received.at(-1) ?? expect.fail()).body).toBe('an hour later')
  })

  it.each([404, 410])('is forgotten when its push service answers %i', async (status) => {
    const [world, service] = [await openPushWorld(), await openReceiver()]
    await world.subscribe(service.url)
    service.answer = withStatus(status)
    const job = world.startJob()
    await world.append(world.streamOf(world.player))
    await expect.poll(() => world.outcomes).toEqual(['GONE'])
    await expect.poll(() => job.status().subscriptions).toBe(0)
  })

  it('is kept, without another attempt, when its push service refuses a message', async () => {
    const [world, service] = [await openPushWorld(), await openReceiver()]
    const browser = await world.subscribe(service.url)
    service.answer = withStatus(413)
    world.startJob()
    await world.append(world.streamOf(world.player, 'refused'))
    await expect.poll(() => world.outcomes).toEqual(['REFUSED'])
    service.answer = withStatus(201)
    await world.append(world.streamOf(world.player, 'taken'))
    await expect.poll(() => service.received.map((each) => browser.read(each).body)).toEqual(['refused', 'taken'])
  })

  it('receives a message whose delivery failed, as long as it is news', async () => {
    const [world, service] = [await openPushWorld(), await openReceiver()]
    await world.subscribe(service.url)
    service.answer = withStatus(503)
    world.startJob()
    await world.append(world.streamOf(world.player, 'first'))
    await expect.poll(() => world.outcomes).toEqual(['FAILED'])
    service.answer = withStatus(201)
    await world.clock.advance(5_000)
    await expect.poll(() => world.outcomes).toEqual(['FAILED', 'DELIVERED'])
    expect(service.received[1]?.headers['ttl']).toBe('3595')

    service.answer = withStatus(503)
    await world.append(world.streamOf(world.player, 'second'))
    await expect.poll(async () => (await world.clock.advance(5 * MINUTE_MS), world.outcomes.at(-1))).toBe('EXPIRED')
  })

  it('receives each event once over a restart of the server', async () => {
    const [world, service] = [await openPushWorld(), await openReceiver()]
    const browser = await world.subscribe(service.url)
    const job = world.startJob()
    await world.append(world.streamOf(world.player, 'before'))
    await expect.poll(() => world.outcomes).toEqual(['DELIVERED'])
    await job.close()
    await world.append(world.streamOf(world.player, 'meanwhile'))
    world.startJob()
    await world.append(world.streamOf(world.player, 'after'))
    await expect
      .poll(() => service.received.map((each) => browser.read(each).body))
      .toEqual(['before', 'meanwhile', 'after'])
  })

  it('is deleted when it has not been saved for half a year', async () => {
    const [world, service] = [await openPushWorld(), await openReceiver()]
    await world.subscribe(service.url)
    const [stored] = await world.store.query('push_subscriptions', { limit: 1 })
    const savedAt = world.clock.now() - 181 * 24 * HOUR_MS
    await world.store.transaction(async (transaction) =>
      transaction.set({ collection: 'push_subscriptions', id: stored?.id ?? '' }, { ...stored?.data, savedAt }),
    )
    world.startJob()
    await expect.poll(() => world.store.query('push_subscriptions', { limit: 1 })).toEqual([])
  })
})
