import { describe, expect, it } from 'vitest'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { createTwitchApi } from '../../gateway/twitch/create-twitch-api.ts'
import { listLive, listLogins } from '../simulator/twitch-world.ts'
import { askAndWait } from '../support/ending.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** Opens the client with the simulator in place of the network. */
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

async function idsOf({ clock, api, logins }: ReturnType<typeof openDemo>): Promise<readonly string[]> {
  const ending = await askAndWait(clock, api.usersByLogin(logins), 0)
  if (ending.kind !== 'answered') throw ending.error
  return ending.value.value.map(({ id }) => id)
}

describe('the client with the simulated Twitch', () => {
  it('returns all live channels, in any game', async () => {
    const demo = openDemo()
    const { clock, simulator, api } = demo
    const live = await listLive(simulator.twitch)
    const ending = await askAndWait(clock, api.streams(await idsOf(demo)), 0)
    if (ending.kind !== 'answered') throw ending.error
    const byLogin = new Map(ending.value.value.map((stream) => [stream.login, stream]))
    expect(byLogin.size).toBe(live.length)
    for (const { user_login: login, user_id: userId, viewer_count: viewers, game_id: id, game_name: name } of live) {
      expect(byLogin.get(login)).toMatchObject({ userId, viewers, game: { id, name }, thumbnailUrl: null })
    }
  })

  it('finds every channel, and continues after its tokens are revoked', async () => {
    const { clock, simulator, api, logins } = openDemo()
    const before = await askAndWait(clock, api.usersByLogin(logins), 0)
    expect(before).toMatchObject({ kind: 'answered', value: { value: { length: logins.length } } })
    simulator.twitch.revokeTokens()
    expect(await askAndWait(clock, api.usersByLogin(logins), 0)).toEqual(before)
  })

  it('fails while the simulated Twitch misbehaves, and recovers', async () => {
    const { clock, simulator, api, logins } = openDemo()
    const ask = () => api.usersByLogin(logins)
    simulator.twitch.misbehave({ kind: 'refuse-credentials' })
    expect((await askAndWait(clock, ask(), 1_000)).kind).toBe('sent away')
    expect(api.health().state).toBe('credentials-refused')
    simulator.twitch.misbehave({ kind: 'hang' })
    await clock.advance(300_000)
    expect((await askAndWait(clock, ask(), 6_000)).kind).toBe('sent away')
    simulator.twitch.misbehave(null)
    await clock.advance(300_000)
    expect((await askAndWait(clock, ask(), 1_000)).kind).toBe('answered')
    expect(api.health()).toMatchObject({ state: 'ok', retryAt: null })
    expect(clock.pending).toBe(0)
  })
})
