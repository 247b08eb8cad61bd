import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../gateway/composition/env.ts'
import { openWorld } from '../../gateway/composition/world.ts'
import { FakeClock } from '../support/fake-clock.ts'

function openTwitchOf(variables: Readonly<Record<string, string>>) {
  return openWorld(parseEnv(variables), new FakeClock()).twitch
}

const RIOT = { RIOT_API_KEY: 'RGAPI-1' }
const CLIENT = { TWITCH_CLIENT_ID: 'the-id', TWITCH_CLIENT_SECRET: 'the-secret' }
const NETWORK = globalThis.fetch

describe('a world', () => {
  it("has the operator's contact address when it is set", () => {
    for (const riot of [RIOT, {}]) {
      const openWith = (variables: Readonly<Record<string, string>>) => openWorld(parseEnv(variables), new FakeClock())
      expect(openWith({ ...riot, CONTACT_EMAIL: 'help@lanewatch.example' }).contactEmail).toBe('help@lanewatch.example')
      expect(openWith(riot).contactEmail).toBe(null)
    }
  })
})

describe('the Twitch of a world', () => {
  it('is that of the demo world by default', async () => {
    const twitch = openTwitchOf({})
    if (twitch === null) throw new Error('There is no Twitch')
    expect(twitch.fetch).not.toBe(NETWORK)
    const answer = await twitch.fetch(new Request(`${twitch.baseUrl}/streams?user_login=anybody`))
    expect(answer.status).toBe(401)
  })

  it('is off next to a real Riot, and never simulated there', () => {
    expect(openTwitchOf(RIOT)).toBeNull()
    expect(openTwitchOf({ RIOT_BASE_URL: 'http://127.0.0.1:9/{routing}' })).toBeNull()
  })

  it('is the real one with a client id', () => {
    for (const riot of [RIOT, {}]) {
      expect(openTwitchOf({ ...riot, ...CLIENT })).toEqual({
        fetch: NETWORK,
        baseUrl: 'https://api.twitch.tv/helix',
        authUrl: 'https://id.twitch.tv/oauth2',
        clientId: 'the-id',
        clientSecret: 'the-secret',
      })
    }
  })

  it('can be a replacement, which needs no client', () => {
    const urls = { TWITCH_API_URL: 'http://127.0.0.1:4012/helix', TWITCH_AUTH_URL: 'http://127.0.0.1:4012/oauth2' }
    expect(openTwitchOf({ ...RIOT, ...urls })).toMatchObject({
      fetch: NETWORK,
      baseUrl: urls.TWITCH_API_URL,
      authUrl: urls.TWITCH_AUTH_URL,
    })
  })

  it('has its token URL next to a replaced API, unless a real client is set', () => {
    for (const url of ['http://127.0.0.1:4012/helix', 'http://127.0.0.1:4012/helix/']) {
      expect(openTwitchOf({ TWITCH_API_URL: url })).toMatchObject({
        baseUrl: 'http://127.0.0.1:4012/helix',
        authUrl: 'http://127.0.0.1:4012/oauth2',
      })
    }
    expect(openTwitchOf({ ...CLIENT, TWITCH_API_URL: 'http://127.0.0.1:4012/helix' })).toMatchObject({
      authUrl: 'https://id.twitch.tv/oauth2',
    })
  })
})
