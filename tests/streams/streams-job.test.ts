import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GONE_KEPT_MS } from '../../gateway/delivery/rules/live-item.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { streamsCollection } from '../../gateway/streams/collections/streams.ts'
import { createStreamsOff, STREAMS_INTERVAL_MS } from '../../gateway/streams/workers/streams.ts'
import { proPlayerNamed } from '../support/rosters.ts'
import { streamerNamed, StreamsWorld, twitchLink } from './streams-world.ts'

const DAY_MS = 24 * 60 * 60_000

let world: StreamsWorld

beforeEach(() => {
  world = new StreamsWorld()
})

afterEach(() => world.close())

describe('the streams worker', () => {
  it('writes the channel of each player with one, live or not', async () => {
    world.enrol(
      streamerNamed('Faker', 'FakerTV'),
      streamerNamed('Idle', 'idle', { memberships: [], links: [twitchLink('idle'), twitchLink('second')] }),
      proPlayerNamed('Nolinks', 'GEN'),
    )
    world.twitch.show('fakertv', { viewers: 70_000 })
    const now = world.clock.now()
    await world.start()
    expect([...(await world.readStreams()).keys()].toSorted()).toEqual(['id-of-faker', 'id-of-idle'])
    expect(await world.getStream('id-of-faker')).toEqual({
      revision: now,
      goneAt: null,
      playerId: 'id-of-faker',
      name: 'Faker',
      team: 'T1',
      league: 'LCK',
      role: 'MID',
      login: 'fakertv',
      rosterLogin: 'fakertv',
      channelId: 'id-of-fakertv',
      channel: 'KNOWN',
      heard: null,
      displayName: 'FAKERTV',
      live: {
        title: 'fakertv plays',
        game: { id: '21779', name: 'League of Legends' },
        viewers: 70_000,
        startedAt: now,
        language: 'en',
      },
      lastLiveAt: now,
    })
    expect(await world.getStream('id-of-idle')).toMatchObject({ team: null, league: null, login: 'idle', live: null })
    expect(await world.readSource()).toEqual({ state: 'OK', observedAt: now })
    expect(world.job.status()).toEqual({
      source: { state: 'OK', observedAt: now },
      channels: 2,
      live: 1,
      unknown: 0,
      unavailable: 0,
      leftOut: 0,
    })
    expect(world.complaints).toEqual([])
  })

  it("writes the documents of older programs, keyed by the players' names", async () => {
    world.enrol(streamerNamed('Mr. Dot', 'dot'), streamerNamed('Idle', 'idle', { memberships: [] }))
    world.twitch.show('dot', { game: null })
    const now = world.clock.now()
    await world.start()
    expect(await world.readLegacy()).toEqual({
      live: {
        'Mr. Dot': {
          player: 'Mr. Dot',
          team: 'T1',
          region: 'LCK',
          role: 'MID',
          twitch: 'dot',
          title: 'dot plays',
          game: '',
          viewers: 1000,
          startedAt: now,
        },
      },
      notLive: {
        Idle: {
          player: 'Idle',
          team: '',
          region: '',
          role: 'MID',
          twitch: 'idle',
          title: '',
          game: '',
          viewers: 0,
          startedAt: 0,
        },
      },
    })
  })

  it('handles any player name, players who share a channel, and impossible channels', async () => {
    world.enrol(streamerNamed('Ω 🎮.`x`', 'One'), streamerNamed('Twin', 'ONE'))
    world.enrol(streamerNamed('__proto__', 'two'), streamerNamed('Blank', 'no such login'))
    world.twitch.show('one')
    await world.start()
    const { live, notLive } = await world.readLegacy()
    expect(Object.entries(live ?? {}).map(([name, { twitch }]) => [name, twitch])).toEqual([
      ['Twin', 'one'],
      ['Ω 🎮.`x`', 'one'],
    ])
    expect(Object.keys(notLive ?? {})).toEqual(['Blank'])
    expect(world.job.status()).toMatchObject({ channels: 4, live: 2, leftOut: 1 })
    expect(world.complaints).toEqual([])
  })

  it('polls every 45 seconds, and writes only the age of unchanged streams', async () => {
    world.enrol(streamerNamed('Faker'), streamerNamed('Idle'))
    world.twitch.show('faker')
    await world.start()
    world.takeWritten()
    world.twitch.asked.splice(0)
    await world.poll(3)
    const ids = 'id-of-faker id-of-idle'
    expect(world.twitch.asked).toEqual(Array.from({ length: 3 }, () => [`users ${ids}`, `streams ${ids}`]).flat())
    expect(world.takeWritten()).toEqual(Array(3).fill('live_sources/streams'))
  })

  it('continues after a restart without rewriting streams', async () => {
    world.enrol(streamerNamed('Faker'), streamerNamed('Idle'))
    world.twitch.show('faker')
    await world.start()
    const before = await world.readStreams()
    world.takeWritten()
    await world.restart()
    expect(world.takeWritten()).toEqual(['live_sources/streams'])
    expect(await world.readStreams()).toEqual(before)
  })

  it('ends a stream after the second answer without it, and keeps the time it was last seen', async () => {
    world.enrol(streamerNamed('Faker'))
    world.twitch.show('faker')
    await world.start()
    await world.poll(2)
    const lastSeenAt = (await world.readSource())?.observedAt
    world.twitch.live.clear()
    await world.poll()
    expect((await world.getStream('id-of-faker')).live).not.toBeNull()
    await world.poll()
    expect(await world.getStream('id-of-faker')).toMatchObject({ live: null, lastLiveAt: lastSeenAt })
  })

  it('gives concurrent changes distinct revisions', async () => {
    world.enrol(...['Ana', 'Ben', 'Cleo'].map((name) => streamerNamed(name)))
    await world.start()
    const revisions = [...(await world.readStreams()).values()].map(({ revision }) => revision)
    expect(new Set(revisions).size).toBe(3)
  })

  it('follows the rosters: another team, another channel, no channel, no player', async () => {
    world.enrol(streamerNamed('Faker'), streamerNamed('Keria'), streamerNamed('Guma'))
    for (const login of ['faker', 'keria', 'guma']) world.twitch.show(login)
    await world.start()
    world.enrol(
      streamerNamed('Faker', 'faker', { memberships: [{ team: 'GEN', from: null, to: null }] }),
      streamerNamed('Keria', 'keria2'),
    )
    world.expel('id-of-guma')
    await world.poll()
    expect(await world.getStream('id-of-faker')).toMatchObject({ team: 'GEN', live: { viewers: 1000 } })
    expect(await world.getStream('id-of-keria')).toMatchObject({
      login: 'keria2',
      channelId: 'id-of-keria2',
      live: null,
    })
    const goneAt = world.clock.now()
    expect((await world.getStream('id-of-guma')).goneAt).toBeLessThanOrEqual(goneAt)
    expect((await world.readLegacy()).notLive).not.toHaveProperty('Guma')

    await world.poll(GONE_KEPT_MS / STREAMS_INTERVAL_MS + 1)
    expect([...(await world.readStreams()).keys()].toSorted()).toEqual(['id-of-faker', 'id-of-keria'])
  })

  it('resumes the stream of a player who returns', async () => {
    world.enrol(streamerNamed('Faker'))
    await world.start()
    world.enrol(streamerNamed('Faker', 'faker', { links: [] }))
    await world.poll()
    const gone = await world.getStream('id-of-faker')
    expect(gone.goneAt).not.toBeNull()
    world.enrol(streamerNamed('Faker', 'faker'))
    await world.poll()
    const back = await world.getStream('id-of-faker')
    expect(back.goneAt).toBeNull()
    expect(back.revision).toBeGreaterThan(gone.revision)
  })

  it('asks for a pinned channel by its id in each round, and for an unknown login once an hour', async () => {
    world.enrol(streamerNamed('Faker'), streamerNamed('Nobody'))
    world.twitch.assign('nobody', null)
    await world.start()
    expect(world.job.status().unknown).toBe(1)
    expect(await world.getStream('id-of-nobody')).toMatchObject({
      channelId: null,
      displayName: 'Nobody',
      channel: 'NOT_FOUND',
    })
    await world.clock.advance(DAY_MS + STREAMS_INTERVAL_MS)
    const asked = world.twitch.asked.filter((question) => question.startsWith('logins'))
    expect(asked[0]).toBe('logins faker nobody')
    expect(new Set(asked.slice(1))).toEqual(new Set(['logins nobody']))
    expect(asked.length).toBeGreaterThanOrEqual(24)
    expect(asked.length).toBeLessThanOrEqual(26)
    world.twitch.assign('nobody', 'id-of-newcomer')
    await world.clock.advance(3_600_000)
    expect(await world.getStream('id-of-nobody')).toMatchObject({ channelId: 'id-of-newcomer', channel: 'KNOWN' })
  })

  it('shows live streams of pinned channels while channel names are unavailable', async () => {
    world.enrol(streamerNamed('Faker', 'Faker'))
    await world.start()
    world.twitch.show('faker')
    world.twitch.forgetsNames = true
    await world.poll()
    expect(await world.getStream('id-of-faker')).toMatchObject({ displayName: 'FAKER', live: { viewers: 1000 } })
  })
})

describe('the streams worker while Twitch is down', () => {
  it('keeps the streams, reports their age, and still follows the rosters', async () => {
    world.enrol(streamerNamed('Faker'), streamerNamed('Keria'))
    world.twitch.show('faker')
    await world.start()
    const { observedAt } = (await world.readSource()) ?? { observedAt: null }
    world.twitch.isDown = true
    world.takeWritten()
    await world.poll(5)
    expect(world.takeWritten()).toEqual(['live_sources/streams'])
    expect(await world.readSource()).toEqual({ state: 'DOWN', observedAt })
    expect((await world.getStream('id-of-faker')).live).not.toBeNull()

    world.expel('id-of-keria')
    await world.poll()
    expect((await world.getStream('id-of-keria')).goneAt).not.toBeNull()
    world.twitch.isDown = false
    await world.poll()
    expect(await world.readSource()).toMatchObject({ state: 'OK' })
    expect(world.complaints).toEqual([])
  })

  it('uses the channels of the rosters when Twitch is down from the start', async () => {
    world.enrol(streamerNamed('Faker', 'Faker'))
    world.twitch.isDown = true
    await world.start()
    expect(await world.getStream('id-of-faker')).toMatchObject({ channelId: null, channel: 'PENDING', live: null })
    expect(await world.readSource()).toEqual({ state: 'DOWN', observedAt: null })
  })

  it('does not count an outage as an answer without the stream', async () => {
    world.enrol(streamerNamed('Faker'))
    world.twitch.show('faker')
    await world.start()
    world.twitch.isDown = true
    await world.poll(2)
    world.twitch.isDown = false
    world.twitch.live.clear()
    await world.poll()
    expect((await world.getStream('id-of-faker')).live).not.toBeNull()
  })

  it('does not count an outage between two answers as one without the stream', async () => {
    world.enrol(streamerNamed('Faker'))
    world.twitch.show('faker')
    await world.start()
    world.twitch.live.clear()
    await world.poll()
    world.twitch.isDown = true
    await world.poll(4)
    expect((await world.getStream('id-of-faker')).live).not.toBeNull()
    world.twitch.isDown = false
    await world.poll()
    expect((await world.getStream('id-of-faker')).live).toBeNull()
  })
})

describe('the streams worker over a failing store', () => {
  it('reports the failure and continues from the stored state', async () => {
    world.enrol(streamerNamed('Faker'))
    await world.start()
    world.storeFails = true
    world.twitch.show('faker')
    await world.poll()
    expect(world.complaints).toEqual([new Error('The store fails on purpose')])
    world.storeFails = false
    await world.clock.advance(15_000)
    expect((await world.getStream('id-of-faker')).live).not.toBeNull()
  })

  it('loses no write of another worker', async () => {
    world.enrol(streamerNamed('Faker'))
    await world.start()
    const written = {
      ...(await world.getStream('id-of-faker')),
      displayName: 'By another',
      revision: world.clock.now() + 5,
    }
    const streams = openCollection(world.store, streamsCollection)
    await world.store.transaction(async (transaction) => streams.in(transaction).set('id-of-faker', written))
    world.twitch.show('faker')
    await world.poll()
    expect(world.complaints).toHaveLength(1)
    expect(await world.getStream('id-of-faker')).toEqual(written)
    await world.clock.advance(15_000)
    const next = await world.getStream('id-of-faker')
    expect(next.live).not.toBeNull()
    expect(next.revision).toBeGreaterThan(written.revision)
  })
})

describe('more streams than older programs can read', () => {
  it('are all stored, and those with the fewest viewers are left out for older programs', async () => {
    const names = Array.from({ length: 1600 }, (_, index) => `Player ${index}`)
    world.enrol(...names.map((name, index) => streamerNamed(name, `login${index}`)))
    for (const index of names.keys()) world.twitch.show(`login${index}`, { viewers: index, title: 'x'.repeat(500) })
    await world.start()
    const { live } = await world.readLegacy()
    expect(Object.keys(live ?? {}).length).toBe(1600 - world.job.status().leftOut)
    expect(world.job.status()).toMatchObject({ live: 1600, leftOut: expect.any(Number) })
    expect(world.job.status().leftOut).toBeGreaterThan(100)
    expect(live).toHaveProperty('Player 1599')
    expect(live).not.toHaveProperty('Player 0')
    expect(world.complaints).toEqual([])
  })
})

describe('the disabled streams worker', () => {
  it('sets the source to OFF and shows no player as live', async () => {
    world.enrol(streamerNamed('Faker'))
    world.twitch.show('faker')
    await world.start()
    const { observedAt } = (await world.readSource()) ?? { observedAt: null }
    await world.job.close()
    world.takeWritten()
    const off = createStreamsOff({
      store: world.store,
      clock: world.clock,
      report: (error) => world.complaints.push(error),
    })
    off.start()
    await world.clock.advance(DAY_MS)
    expect(await world.readSource()).toEqual({ state: 'OFF', observedAt })
    expect(await world.getStream('id-of-faker')).toMatchObject({ live: null, lastLiveAt: observedAt, goneAt: null })
    expect(world.takeWritten().filter((path) => path === 'live_sources/streams')).toHaveLength(1)
    expect(world.complaints).toEqual([])
    await off.close()
  })
})
