import { describe, expect, it } from 'vitest'
import { parseReadiness, SOURCES } from '../../../client/features/status/readiness.ts'

const AT = Date.UTC(2026, 10, 1, 12)

const WELL = {
  ready: true,
  parts: {
    dataSource: 'SIMULATOR',
    riot: { state: 'degraded', hosts: [], answeredAt: AT, ageSeconds: 3 },
    twitch: 'off',
    staticData: { source: 'BUNDLED', version: null, fetchedAt: null, problem: null },
    streams: { state: 'DOWN', observedAt: AT - 1 },
    activeGames: { state: 'OFF', observedAt: null },
    statistics: { matches: 12, countedAt: AT - 2 },
    store: 'ok',
  },
}

describe('the parsed readiness of a server', () => {
  it('contains state and last answer of each source', () => {
    expect(parseReadiness(WELL)).toEqual({
      ready: true,
      sources: [
        { name: 'riot', state: 'degraded', heardAt: AT },
        { name: 'twitch', state: 'off', heardAt: null },
        { name: 'staticData', state: 'ok', heardAt: null },
        { name: 'activeGames', state: 'off', heardAt: null },
        { name: 'streams', state: 'down', heardAt: AT - 1 },
        { name: 'statistics', state: 'ok', heardAt: AT - 2 },
        { name: 'store', state: 'ok', heardAt: null },
      ],
    })
  })

  it.each([
    [{ riot: { state: 'key-dead', answeredAt: AT } }, 'riot', 'down'],
    [{ twitch: { state: 'credentials-refused', answeredAt: AT } }, 'twitch', 'down'],
    [{ streams: { state: 'DOWN', observedAt: null } }, 'streams', 'silent'],
    [{ statistics: { matches: 0, countedAt: null } }, 'statistics', 'silent'],
    [{ staticData: { source: 'DATA_DRAGON', problem: 'answers 500' } }, 'staticData', 'degraded'],
    [{ store: 'burning' }, 'store', 'unknown'],
  ] as const)('reads from %j that %s is %s', (parts, name, state) => {
    const { sources } = parseReadiness({ ready: true, parts })
    expect(sources.find((source) => source.name === name)?.state).toBe(state)
  })

  it.each([null, 'ok', [], { ready: 'yes' }, { ready: false, parts: { server: 'draining' } }])(
    'is unknown for %j',
    (body) => {
      const { ready, sources } = parseReadiness(body)
      expect(ready).toBe(false)
      expect(sources.map(({ state }) => state)).toEqual(SOURCES.map(() => 'unknown'))
    },
  )
})
