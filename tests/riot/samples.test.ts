import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RiotClient } from '../../gateway/riot/create-riot-api.ts'
import { parseMatchId } from '../../gateway/shared/match-id.ts'
import type { Fetched } from '../../gateway/shared/upstream.ts'
import { askAndWait } from '../support/ending.ts'
import { openRiot } from './fake-riot.ts'

const SAMPLES = join(import.meta.dirname, '../../../shared/samples')
const VISITOR = { priority: 'visitor' } as const
const absent = !existsSync(SAMPLES)
const note = absent ? ' (skipped: no sample payloads beside the checkout)' : ''

describe.skipIf(absent)(`a real body${note}`, () => {
  it('of account-v1 is an account', async () => {
    const body = read('account', 'account-v1.by-riot-id.json')
    const account = await answerTo((api) => api.accountByPuuid('p', 'EUW1', VISITOR), 200, body)
    expect(account).toEqual({ puuid: expect.stringMatching(/^.{78}$/), gameName: 'Riot Tuxedo', tagLine: 'TUXC1' })
  })

  it('of the active region is a platform', async () => {
    const body = read('account', 'account-v1.region.by-game.lol.shape.json')
    expect(await answerTo((api) => api.activePlatform('p', 'EUW1', VISITOR), 200, body)).toBe('EUW1')
  })

  it('of summoner-v4 is a summoner', async () => {
    const body = read('summoner', 'NA1.summoner-v4.by-puuid.2025-08.json')
    const summoner = await answerTo((api) => api.summoner('NA1', 'p', VISITOR), 200, body)
    expect(summoner).toEqual({ profileIconId: 6793, summonerLevel: 340 })
  })

  it('of league entries is a list of rank entries', async () => {
    const body = read('league', 'KR.league-exp-v4.entry.2025-04.json')
    const entries = await answerTo((api) => api.rankEntries('KR', 'p', VISITOR), 200, body)
    expect(entries).toMatchObject([{ queue: 'FLEX', tier: 'MASTER', division: 'I', leaguePoints: 178, wins: 54 }])
  })

  it.each(absent ? [] : readdirSync(join(SAMPLES, 'matches')))('of match-v5 is a match: %s', async (file) => {
    const { matchId, platform } = parseMatchId(file.replace('.json', ''))
    const match = await answerTo((api) => api.match(platform, matchId, VISITOR), 200, read('matches', file))
    expect(match).toMatchObject({ match: { matchId, platform } })
  })

  it('of match-v5 is a timeline', async () => {
    const body = read('timeline', 'JP1_566638130.json')
    const timeline = await answerTo((api) => api.matchTimeline('JP1', 'JP1_566638130', VISITOR), 200, body)
    expect(timeline).toMatchObject({ matchId: 'JP1_566638130', frames: { length: 29 } })
  })

  it.each(absent ? [] : readdirSync(join(SAMPLES, 'spectator')))(
    'of spectator-v5 is a running game: %s',
    async (file) => {
      const { matchId, platform } = parseMatchId(file.split('.')[0] ?? '')
      const answer = await answerTo((api) => api.activeGame(platform, 'p', VISITOR), 200, read('spectator', file))
      expect(answer).toMatchObject({ kind: 'in-game', game: { matchId, platform } })
    },
  )

  it.each([400, 404])('of an error is never read: %i', async (status) => {
    const errors: Record<string, unknown> = JSON.parse(read('errors.json'))
    const bodies = Object.entries(errors).filter(([name]) => name.startsWith(String(status)))
    expect(bodies).not.toEqual([])
    for (const [, body] of bodies) {
      const summoner = await answerTo((api) => api.summoner('EUW1', 'p', VISITOR), status, JSON.stringify(body))
      expect(summoner).toBeNull()
    }
  })
})

function read(...path: readonly string[]): string {
  return readFileSync(join(SAMPLES, ...path), 'utf8')
}

async function answerTo(
  ask: (api: RiotClient) => Promise<Fetched<unknown>>,
  status: number,
  body: string,
): Promise<unknown> {
  const { clock, riot, api } = openRiot()
  riot.script = () => new Response(body, { status })
  const ending = await askAndWait(clock, ask(api), 1_000)
  if (ending.kind === 'sent away') throw ending.error
  return ending.value.value
}
