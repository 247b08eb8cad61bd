import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { parseEnv } from '../../gateway/composition/env.ts'
import { startProduct } from '../../gateway/composition/product.ts'
import { OPERATOR_COOKIE } from '../../gateway/identity/rules/credentials.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { memoryOf } from '../../gateway/simulator/world/world-memory.ts'
import { FAULTS, startFaultyServer } from '../support/faulty-server.ts'
import { operatorLinkOf } from '../support/operator-link.ts'
import { watchSqliteDisk } from '../support/sqlite-disk.ts'
import { PacingClock } from './pacing-clock.ts'
import { makeDataDir, post } from './start-product.ts'

/** Speed of the clock: a timeout of 3.5 seconds takes 117 ms. */
const PACE = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** Secrets of the operator. */
const SECRETS = {
  RIOT_API_KEY: 'RGAPI-secret-of-riot',
  TWITCH_CLIENT_SECRET: 'secret-of-twitch',
  OPERATOR_TOKEN: 'secret-of-the-operator',
}

/** A key, a cookie and a token as clients send them. */
const SENT = ['lw_secretsecretsecretsecretsecret1', 'secret-in-a-cookie', 'secret-in-an-authorization']

const LOOK_UP = `
  query ($gameName: String!) { account(gameName: $gameName, tagLine: "0000", region: EUW) { __typename } }`

const ADD = `
  mutation ($name: String!) { addProPlayer(input: { name: $name, team: "T1", role: MID }) { change { playerName } } }`

it('no line of the log has a secret, whatever fails', async () => {
  const clock = new PacingClock()
  clock.hurry(PACE)
  const simulator = createSimulator({ seed: memoryOf('tests'), now: () => clock.now() })
  const riot = await startFaultyServer((request) => simulator.fetch(request))
  const twitch = await startFaultyServer((request) => simulator.twitch.fetch(request))
  const disk = watchSqliteDisk()
  const folder = await makeDataDir()
  const lines: string[] = []
  const log = createLog({ level: 'debug', write: (line) => lines.push(line), now: () => clock.now() })
  const variables = {
    ...SECRETS,
    RIOT_BASE_URL: `${riot.url}/{routing}`,
    TWITCH_API_URL: `${twitch.url}/helix`,
    TWITCH_AUTH_URL: `${twitch.url}/oauth2`,
    TWITCH_CLIENT_ID: 'client',
    DATA_DRAGON_URL: 'off',
  }
  const product = await startProduct(
    parseEnv({ ...variables, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder }),
    clock,
    log,
  )
  onTestFinished(async () => {
    await product.close()
    await Promise.all([riot.close(), twitch.close(), rm(folder, { recursive: true })])
  })
  const link = operatorLinkOf(product)

  for (const fault of FAULTS) {
    await Promise.all([riot.turn(fault), twitch.turn(fault)])
    clock.jump(DAY_MS)
    await sendSecrets(product.url, fault)
    await Promise.all([riot.turn(null), twitch.turn(null)])
  }
  disk.breakDown()
  await sendSecrets(product.url, 'disk')
  disk.repair()

  for (const words of ['an upstream fails', '"outcome":"STORE_READ_ONLY"']) {
    expect(lines.some((line) => line.includes(words))).toBe(true)
  }
  for (const secret of [...Object.values(SECRETS), ...SENT, link.slice(product.url.length)]) {
    expect(secret.length).toBeGreaterThan(10)
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
  }
})

/** Sends every kind of secret to every kind of address. */
async function sendSecrets(url: string, gameName: string): Promise<void> {
  const [key = '', cookie = '', token = ''] = SENT
  const headers = {
    'content-type': 'application/json',
    cookie: `${OPERATOR_COOKIE}=${cookie}`,
    authorization: `Bearer ${token}`,
  }
  const body = JSON.stringify({ query: ADD, variables: { name: `Player ${gameName}`.slice(0, 16) } })
  await Promise.all([
    post(url, LOOK_UP, { gameName }),
    fetch(`${url}/graphql`, { method: 'POST', headers, body }),
    ...[key, SECRETS.OPERATOR_TOKEN].map((bearer) =>
      fetch(`${url}/graphql`, { method: 'POST', headers: { ...headers, authorization: `Bearer ${bearer}` }, body }),
    ),
    fetch(`${url}/v2/pro-players/accounts`, { method: 'POST', headers, body }),
    fetch(`${url}/v2/account/?username=${encodeURIComponent(gameName)}&tag=0000&region=EUW`, { headers }),
    fetch(`${url}/export/champions.json?key=${key}`, { headers }),
    fetch(`${url}/`, { headers }),
  ])
}
