import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import type { Locale } from '../../../languages.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith, STATUS } from '../stand-in-server.ts'

const DAY_MS = 24 * 60 * 60_000

/** A day some days ago, with an hour of samples. */
const day = (daysAgo: number, down = 0, degraded = 0) => ({
  date: new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10),
  ok: 60 - down - degraded,
  degraded,
  down,
})

/** Returns the words of the page when Riot's API has this history. */
async function wordsOf(history: readonly object[], state = 'OK', locale: Locale = 'en') {
  const sources = [{ source: 'RIOT', state, answeredAt: null, history: () => history }]
  const client = createApolloClient(answeringWith({ status: { ...STATUS, sources } }))
  return (await visitAddress('/status', locale, client)).words.replaceAll('\n', ' ')
}

describe('the page of the status', () => {
  it('shows in what share of the last 90 days a source answered, also in part', async () => {
    const words = await wordsOf([day(2), day(1, 6, 10), day(0)])
    expect(words).toContain('96.66% available on the recorded days of the last 90: 3')
    expect(words).toContain(`${day(1).date}: 90% available`)
    expect(words).toContain(`${day(0).date}: 100% available`)
    expect(words).toContain(`${day(3).date}: no record`)
  })

  it('never rounds a share up to everything', async () => {
    const history = Array.from({ length: 90 }, (_, daysAgo) => ({ ...day(daysAgo), ok: 1_440 }))
    expect(await wordsOf([...history, { ...day(0), ok: 1_439, down: 1 }])).toContain('99.99% available')
  })

  it('shows no share of a source without samples', async () => {
    expect(await wordsOf([])).not.toContain('% available')
  })

  it('shows no history of a source that is not in use', async () => {
    expect(await wordsOf([day(0)], 'OFF')).not.toContain('90 days ago')
  })

  it('is shown in Polish, too', async () => {
    expect(await wordsOf([day(0)], 'OK', 'pl')).toContain('dostępność 100%')
  })
})
