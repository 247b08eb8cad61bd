import { beforeEach, describe, expect, it } from 'vitest'
import type { ProStream } from '../../gateway/streams/rules/pro-stream.ts'
import { toLegacyStreams } from '../../gateway/streams/workers/legacy-live-streams.ts'
import { ODD_NAMES, openProWorld } from './pro-world.ts'

let world: Awaited<ReturnType<typeof openProWorld>>

beforeEach(async () => {
  world = await openProWorld()
})

/** Writes channels of all odd players: every second one is live, and one live channel has no game. */
async function putStreams(): Promise<readonly ProStream[]> {
  const streams: ProStream[] = []
  for (const [index, player] of world.oddPlayers.entries()) {
    const live = index % 2 === 0 ? { viewers: index, ...(index === 2 ? { game: null } : {}) } : null
    streams.push(await world.live.putStream(player, { live }))
  }
  await world.live.putSource('streams')
  return streams
}

describe('the streams of pro players', () => {
  it('have the names of the documents that older programs read', async () => {
    // Firestore rejects a field named `__proto__`.
    const { live, notLive, leftOut } = toLegacyStreams(await putStreams())
    expect(leftOut).toBe(1)
    const listed = await world.get('/v2/pro-players/live-streams')
    const others = await world.get('/v2/pro-players/not-live-streams/')
    expect(listed).toEqual({ status: 200, body: live })
    expect(others.body).toMatchObject(notLive)
    expect([...Object.keys(listed.body ?? {}), ...Object.keys(others.body ?? {})].toSorted()).toEqual(
      [...ODD_NAMES].toSorted(),
    )
  })

  it('have the title, the game, the viewers and the start in milliseconds', async () => {
    await putStreams()
    expect(await world.get('/v2/pro-players/live-streams')).toHaveProperty(['body', 'Ad-Astra-2'], {
      player: 'Ad-Astra-2',
      team: 'ODD',
      region: 'LGE',
      role: 'TOP',
      twitch: 'adastra2_live',
      title: 'Ad-Astra-2 plays',
      game: 'League of Legends',
      viewers: 0,
      startedAt: world.clock.now() - 30 * 60_000,
    })
    expect(await world.get('/v2/pro-players/not-live-streams')).toHaveProperty(['body', 'J.J. Moth'], {
      player: 'J.J. Moth',
      team: 'ODD',
      region: 'LGE',
      role: 'JNG',
      twitch: 'jj_moth_live',
      title: '',
      game: '',
      viewers: 0,
      startedAt: 0,
    })
  })

  it.each([
    ['true', 'live-streams'],
    ['True/', 'live-streams'],
    ['false', 'not-live-streams'],
    ['FALSE', 'not-live-streams'],
  ])('are also served at live-streams/%s, the path of a later server', async (word, path) => {
    await putStreams()
    const listed = await world.get(`/v2/pro-players/${path}`)
    expect(await world.get(`/v2/pro-players/live-streams/${word}`)).toEqual(listed)
  })

  it('are refused for any other word', async () => {
    expect(await world.get('/v2/pro-players/live-streams/maybe')).toEqual({
      status: 422,
      body: { detail: 'Write true or false, not maybe.' },
    })
  })

  it('leave out a removed channel', async () => {
    await putStreams()
    const [first] = world.oddPlayers
    if (first === undefined) throw new Error('There are no odd players.')
    await world.live.endStream(first)
    expect(await world.get('/v2/pro-players/live-streams')).not.toHaveProperty(['body', first.name])
  })
})

describe('the answer without streams', () => {
  it('is empty when the source is up', async () => {
    await world.live.putSource('streams')
    expect(await world.get('/v2/pro-players/live-streams')).toEqual({ status: 200, body: {} })
    expect(await world.get('/v2/pro-players/not-live-streams')).toEqual({ status: 200, body: {} })
  })

  it('is empty while a source is down that has answered before', async () => {
    await world.live.putSource('streams', { state: 'DOWN' })
    expect(await world.get('/v2/pro-players/live-streams')).toEqual({ status: 200, body: {} })
  })

  it.each(['live-streams', 'not-live-streams', 'live-streams/true', 'live-streams/false'])(
    'to %s is a 503 when Twitch is disabled, even with stored streams',
    async (path) => {
      const off = {
        status: 503,
        body: { detail: 'Twitch is not set up on this server, so live channels are unknown.' },
      }
      await world.live.putSource('streams', { state: 'OFF' })
      expect(await world.get(`/v2/pro-players/${path}`)).toEqual(off)
      await putStreams()
      await world.live.putSource('streams', { state: 'OFF' })
      expect(await world.get(`/v2/pro-players/${path}`)).toEqual(off)
    },
  )

  it('is a 503 until the source has answered once', async () => {
    const unknown = {
      status: 503,
      body: { detail: 'Twitch has not responded yet, so live channels are unknown. Try again later.' },
    }
    expect(await world.get('/v2/pro-players/live-streams')).toEqual(unknown)
    expect(await world.get('/v2/pro-players/not-live-streams')).toEqual(unknown)
  })
})
