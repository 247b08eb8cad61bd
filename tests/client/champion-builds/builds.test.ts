import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestShare } from '../../../client/builds/longest-share.ts'
import { RuneTreesDocument } from '../../../client/gql/RuneTrees.ts'
import { toContractLocale } from '../../../client/i18n/contract-locale.ts'
import type { Locale } from '../../../languages.ts'
import { championStatistics } from '../champion/a-champion.ts'
import { FROST, item, runePage, spell, use } from './a-build.ts'
import { knowing, visitAzir } from './visit-champion.ts'

const EMBER = { ...FROST, key: 1, name: { text: 'Ember', locale: 'EN' } }

const STATISTICS = championStatistics({
  runePages: [use({ page: runePage(FROST) }, 70, 120), use({ page: runePage(EMBER) }, 3, 8)],
  keystones: [use({ rune: FROST }, 80, 150), use({ rune: EMBER }, 3, 8)],
  items: [use({ item: item(3157, 'Hourglass') }, 90, 140), use({ item: item(9999, null) }, 1, 4)],
  spells: [use({ spells: [spell(4, 'Flash'), spell(14, 'Ignite')] }, 50, 100)],
})

const builds = (statistics: object, locale: Locale = 'en') =>
  visitAzir(knowing({ statistics }), {
    search: 'tab=builds',
    locale,
    ahead: (client) => client.query({ query: RuneTreesDocument, variables: { locale: toContractLocale(locale) } }),
  })

describe('the builds of a champion', () => {
  it('include the usual rune pages, the first one open, with its sample', async () => {
    const words = await builds(STATISTICS)
    expect(words).toContain('Popular runes Frost 60% of games Ember 4% of games')
    expect(words).toContain('Pick rate 60% 120 of 200 games Win rate 58.3% 120 games · 95% interval 49–67%')
    expect(words).toMatch(/Weather Frost Kindling .*Ground Pebble Rune shards Adaptive force Move speed Health/)
  })

  it('include keystones, items and spell pairs with pick rate and win rate', async () => {
    const words = await builds(STATISTICS)
    expect(words).toContain('Keystones Keystone Of 200 games Win rate Frost 75% 53.3% · 150 games')
    expect(words).toContain('Item Of 200 games Win rate Hourglass 70% 64.3% · 140 games')
    expect(words).toContain('Pair Of 200 games Win rate Flash + Ignite 50% 50% · 100 games')
  })

  it('explain that finished items favour the winner', async () => {
    expect(await builds(STATISTICS)).toContain('Finished items favour the winner')
  })

  it('keep rare choices, marked as few games', async () => {
    expect(await builds(STATISTICS)).toContain('Unknown item 9999 2% 1–3 1 win, 3 losses · 4 games (Few games)')
  })

  it('leave out sections without data', async () => {
    const words = await builds(championStatistics({ ...STATISTICS, spells: [], runePages: [] }))
    expect(words).not.toContain('Summoner spells')
    expect(words).not.toContain('Popular runes')
    expect(words).toContain('Keystones')
  })

  it('speak Polish', async () => {
    const words = await builds(STATISTICS, 'pl')
    expect(words).toContain('% wyborów 60% 120 z 200 gier')
    expect(words).toContain('Kluczowa runa Z 200 gier % zwycięstw')
  })
})

describe('the bars of shares', () => {
  const shares = fc.array(fc.record({ share: fc.record({ value: fc.double({ min: 0, max: 1, noNaN: true }) }) }))

  it('never exceed their column, and the longest one fills it', () => {
    fc.assert(
      fc.property(shares, (uses) => {
        const bars = uses.map(({ share }) => share.value / longestShare(uses))
        for (const bar of bars) expect(bar).toBeLessThanOrEqual(1)
        if (bars.some((bar) => bar > 0)) expect(Math.max(...bars)).toBe(1)
      }),
    )
  })
})
