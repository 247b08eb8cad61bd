import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { matchShape } from '../rest-compat/match-shape.ts'
import { answerFromSamples, sampleMatches, samplePlayers, samplesAreMissing } from './sample-riot.ts'
import { startStandInRiot, type StandInRiot } from './stand-in-riot.ts'
import { startTestProduct, type TestProduct } from './start-product.ts'

const note = samplesAreMissing ? ' (skipped: no sample payloads beside the checkout)' : ''

type Shown = z.infer<typeof matchShape>
type Facts = Readonly<Record<string, unknown>>

const facts = z.record(z.string(), z.unknown())
const payload = z.object({
  metadata: z.object({ matchId: z.string(), participants: z.array(z.string()) }),
  info: z.looseObject({ participants: z.array(facts), teams: z.array(facts) }),
})

/** Fields that the product fixes in old matches, and fields of which it shows a part. */
const DIFFERENT = new Set(['riotIdGameName', 'championName', 'bans', 'objectives'])

describe.skipIf(samplesAreMissing)(`/v2 with Riot's own payloads${note}`, () => {
  let riot: StandInRiot
  let product: TestProduct

  beforeAll(async () => {
    riot = await startStandInRiot(answerFromSamples)
    product = await startTestProduct({ variables: { RIOT_BASE_URL: riot.baseUrl, BUNDLED_ROSTER: 'off' } })
    return async () => {
      await product.close()
      await riot.close()
    }
  })

  it.each(sampleMatches)('keeps every field of $matchId that old clients read', async ({ matchId, body }) => {
    const sent = payload.parse(JSON.parse(body))
    const shown = await getMatch(matchId)

    expect(shown.metadata).toEqual({ matchId, participants: sent.metadata.participants })
    const { participants, teams, ...info } = shown.info
    expectKept(info, sent.info)
    expect(participants).toHaveLength(sent.info.participants.length)
    for (const [index, seat] of participants.entries()) expectKept(seat, sent.info.participants[index] ?? {})
    expect(teams).toHaveLength(sent.info.teams.length)
    for (const [index, team] of teams.entries()) {
      const side = sent.info.teams[index] ?? {}
      expectKept(team, side)
      expect(side).toMatchObject({ bans: team.bans, objectives: team.objectives })
    }
  })

  it('shows the matches of a player one by one, and as a batch', async () => {
    const player = samplePlayers.find(({ matches }) => matches.length > 1)
    const ids = await get(`match/history/${player?.puuid}?count=100`)
    expect(ids).toEqual(player?.matches.map(({ matchId }) => matchId))
    const matches = await get(`match/history/batch/${player?.puuid}?count=100`)
    expect(matches).toEqual(await Promise.all(z.array(z.string()).parse(ids).map(getMatch)))
    expect(product.complaints).toEqual([])
  })

  it('shows the ranks of a player', async () => {
    const [player] = samplePlayers
    expect(await get(`league/${player?.puuid}`)).toMatchObject([
      { queueType: 'RANKED_FLEX_SR', tier: 'MASTER', rank: 'I', puuid: player?.puuid },
    ])
  })

  async function get(path: string): Promise<unknown> {
    const response = await fetch(`${product.url}/v2/${path}`)
    const body: unknown = await response.json()
    if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`)
    return body
  }

  async function getMatch(matchId: string): Promise<Shown> {
    return matchShape.parse(await get(`match/history/match-data/${matchId}`))
  }
})

/** Expects each field to be as Riot sent it, or to have its default where Riot left it out. */
function expectKept(shown: Facts, sent: Facts): void {
  for (const [name, value] of Object.entries(shown)) {
    if (!DIFFERENT.has(name)) expect([name, value]).toEqual([name, sent[name] ?? defaultFor(value)])
  }
}

function defaultFor(value: unknown): unknown {
  if (typeof value === 'number') return 0
  if (typeof value === 'string') return ''
  if (typeof value === 'boolean') return false
  return Array.isArray(value) ? [] : { statPerks: { defense: 0, flex: 0, offense: 0 }, styles: [] }
}
