import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openWorld, readMatchText } from './riot-world.ts'
import { CREDENTIALS, streamsPage } from './twitch-world.ts'

const serve = fileURLToPath(new URL('../../gateway/simulator/serve.ts', import.meta.url))

function start(port: string) {
  const env = { ...process.env, SIMULATOR_PORT: port, SIMULATOR_SEED: 'test' }
  return spawn(process.execPath, [serve], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

const child = start('0')
let template = ''

beforeAll(async () => {
  const [line] = z.tuple([z.string()]).parse(await once(createInterface({ input: child.stdout }), 'line'))
  template = line.replace('RIOT_BASE_URL=', '')
})

afterAll(() => {
  child.kill('SIGKILL')
})

const get = (routing: string, path: string, key = 'demo') =>
  fetch(template.replace('{routing}', routing) + path, { headers: { 'X-Riot-Token': key } })

describe('the simulator as a server', () => {
  it('prints the base URL for the product', () => {
    expect(template).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\{routing\}$/)
  })

  it('serves the same bytes as the same world in another process', async () => {
    const world = openWorld()
    const account = world.proPlayers[0]?.accounts[0]
    if (account === undefined) throw new Error('no pros')
    const path = `/lol/match/v5/matches/by-puuid/${account.puuid}/ids?endTime=1793448000&count=5`
    const ids = z.array(z.string()).parse(await (await get('asia', path)).json())
    expect(ids).toHaveLength(5)
    for (const id of ids) {
      const served = await (await get('asia', `/lol/match/v5/matches/${id}`)).text()
      expect(served === (await readMatchText(world, account.platform, id))).toBe(true)
    }
  })

  it('passes on statuses and headers', async () => {
    const missing = await get('europe', '/lol/match/v5/matches/EUW1_1')
    expect(missing.status).toBe(404)
    expect(missing.headers.get('x-app-rate-limit')).toBe('500:10,30000:600')
    expect((await get('europe', '/lol/match/v5/matches/EUW1_1', '')).status).toBe(401)
  })

  it('serves Twitch as well as Riot', async () => {
    const origin = new URL(template.replace('{routing}', '')).origin
    const body = new URLSearchParams(CREDENTIALS)
    const minted = await fetch(`${origin}/twitch/oauth2/token`, { method: 'POST', body })
    const { access_token: token } = z.object({ access_token: z.string() }).parse(await minted.json())
    const headers = { Authorization: `Bearer ${token}`, 'Client-Id': CREDENTIALS.client_id }
    const streams = await fetch(`${origin}/twitch/helix/streams?first=5`, { headers })
    expect(streams.headers.get('ratelimit-limit')).toBe('800')
    expect(streamsPage.safeParse(await streams.json()).success).toBe(true)
    expect((await fetch(`${origin}/twitch/helix/streams`)).status).toBe(401)
  })

  it('reports why it can not start', async () => {
    const unusable = start('none')
    const taken = start(new URL(template.replace('{routing}', '')).port)
    const exits = Promise.all([once(unusable, 'exit'), once(taken, 'exit')])
    const words = await Promise.all([text(unusable.stderr), text(taken.stderr)])
    expect(words[0]).toContain('SIMULATOR_PORT')
    expect(words[1]).toContain('choose another SIMULATOR_PORT')
    expect(await exits).toEqual([
      [1, null],
      [1, null],
    ])
  })

  it('exits with status 0 on SIGTERM', async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})
