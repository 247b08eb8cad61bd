import { describe, expect, it } from 'vitest'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { createTwitchApi } from '../../gateway/sources/twitch/twitch-api.ts'
import { listLive, listLogins } from '../simulator/twitch-world.ts'
import { askAndWait } from '../support/ending.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** The client in front of the demo world, in the place of the network. */
function openDemo() {
  const clock = new FakeClock()
  const simulator = createSimulator({ seed: 'test', now: () => clock.now() })
  const api = createTwitchApi({
    fetch: (request) => simulator.twitch.fetch(request),
    clock,
    baseUrl: 'https://api.twitch.tv/helix',
    authUrl: 'https://id.twitch.tv/oauth2',
    clientId: 'demo',
    clientSecret: 'demo',
    random: () => 0.5,
  })
  return { clock, simulator, api, logins: listLogins(simulator) }
}

describe('the client in front of the demo world', () => {
  it('sees everybody who is live, in whatever game', async () => {
    const { clock, simulator, api, logins } = openDemo()
    const live = await listLive(simulator.twitch)
    const ending = await askAndWait(clock, api.streams(logins), 0)
    if (ending.kind !== 'answered') throw ending.error
    const told = new Map(ending.value.value.map((stream) => [stream.login, stream]))
    expect(told.size).toBe(live.length)
    for (const { user_login: login, user_id: userId, viewer_count: viewers, game_id: id, game_name: name } of live) {
      expect(told.get(login)).toMatchObject({ userId, viewers, game: { id, name }, thumbnailUrl: null })
    }
  })

  it('finds every channel, and goes on when its tokens were ended', async () => {
    const { clock, simulator, api, logins } = openDemo()
    const before = await askAndWait(clock, api.users(logins), 0)
    expect(before).toMatchObject({ kind: 'answered', value: { value: { length: logins.length } } })
    simulator.twitch.revokeTokens()
    expect(await askAndWait(clock, api.users(logins), 0)).toEqual(before)
  })

  it('is sent away while the demo world misbehaves, and comes back', async () => {
    const { clock, simulator, api, logins } = openDemo()
    simulator.twitch.misbehave({ kind: 'refuse-credentials' })
    expect((await askAndWait(clock, api.streams(logins), 1_000)).kind).toBe('sent away')
    expect(api.health().state).toBe('credentials-refused')
    simulator.twitch.misbehave({ kind: 'hang' })
    await clock.advance(300_000)
    expect((await askAndWait(clock, api.streams(logins), 6_000)).kind).toBe('sent away')
    simulator.twitch.misbehave(null)
    await clock.advance(300_000)
    expect((await askAndWait(clock, api.streams(logins), 1_000)).kind).toBe('answered')
    expect(api.health()).toMatchObject({ state: 'ok', retryAt: null })
    expect(clock.pending).toBe(0)
  })
})
