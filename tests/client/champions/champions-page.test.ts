import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import type { Locale } from '../../../languages.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'
import { champion, championTable, rate, STATISTICS, stranger, tableEntry } from './a-champion-table.ts'

const AZIR = champion(268, 'Azir')
const WUKONG = champion(62, 'Wukong', {
  slug: 'MonkeyKing',
  tags: ['Fighter', 'Tank'],
  name: ({ locale }: { readonly locale: string }) => ({ text: locale === 'PL' ? 'Małpi Król' : 'Wukong', locale }),
})

/** Returns the words of the page when the server returns these champions and this table. */
async function wordsOf(
  search: string,
  table: object,
  locale: Locale = 'en',
  champions: readonly object[] = [AZIR, WUKONG],
) {
  const answers = { champions, championTable: table, statistics: STATISTICS }
  const rendered = await visitAddress(`/champions${search}`, locale, createApolloClient(answeringWith(answers)))
  return rendered.words.replaceAll('\n', ' ').replaceAll(/ +/g, ' ').replaceAll('&#x27;', "'")
}

describe('the champions page', () => {
  it('states the number of matches recorded here', async () => {
    const table = championTable([], { matches: 7 })
    expect(await wordsOf('', table)).toContain('Champions Win, pick and ban rates from 4,321 matches recorded here')
    expect(await wordsOf('', table, 'pl')).toMatch(/zwycięstw, wyborów i banów w 4\s321 zapisanych tu meczach/)
  })

  it('shows the sample of its figures', async () => {
    const words = await wordsOf('?view=grid', championTable([tableEntry(AZIR)]))
    expect(words).toMatch(/2 champions Patches 16\.2–16\.4 · 4,321 matches · Updated \d+ \w+ ago/)
  })

  it('lists champions by name, with lane, win rate and sample', async () => {
    const words = await wordsOf('?view=grid', championTable([tableEntry(WUKONG), tableEntry(AZIR)]))
    expect(words).toMatch(/Middle Azir 60% · 200 games \(95% interval 53–67%\) Middle Wukong 60% · 200 games/)
  })

  it('lists champions without games, even when nothing is counted', async () => {
    expect(await wordsOf('?view=grid', championTable([tableEntry(AZIR)]))).toContain('Wukong No games yet')
    const banned = tableEntry(WUKONG, { games: 0, winRate: null, lanes: [] })
    expect(await wordsOf('?view=grid', championTable([tableEntry(AZIR), banned]))).toContain('Wukong No games yet')
    const filtered = await wordsOf('?view=grid', championTable([], { patches: [], matches: 0 }))
    expect(filtered).toContain('2 champions 0 matches')
    expect(filtered).toContain('No matches with these filters yet.')
    const words = await wordsOf('?view=grid', championTable([], { patches: [], matches: 0, countedAt: null }))
    expect(words).toContain('2 champions 0 matches Export… Nothing has been counted yet.')
    expect(words).toContain('Azir No games yet Wukong No games yet')
  })

  it('marks small samples, and shows wins and losses for tiny ones', async () => {
    const small = await wordsOf('?view=grid', championTable([tableEntry(AZIR, { games: 5, winRate: rate(5, 5) })]))
    expect(small).toContain('Azir 100% · 5 games (Few games · 95% interval 57–100%)')
    const words = await wordsOf('?view=grid', championTable([tableEntry(AZIR, { games: 2, winRate: rate(2, 2) })]))
    expect(words).toContain('Azir 2–0 2 wins, 0 losses · 2 games (Few games)')
  })

  it('shows unknown champions by their key', async () => {
    const words = await wordsOf('?view=grid', championTable([tableEntry(stranger(9999))]))
    expect(words).toContain('3 champions')
    expect(words).toContain('Unknown champion 9999 60% · 200 games')
  })

  it('shows only the champions of the lane in the address', async () => {
    const words = await wordsOf('?lane=middle', championTable([tableEntry(AZIR)]))
    expect(words).toContain('1 champion ')
    expect(words).not.toContain('Wukong')
    expect(await wordsOf('?lane=top', championTable([]))).toContain('No games in this lane yet: Top.')
  })

  it('filters by name in either language, by slug and by class', async () => {
    const table = championTable([tableEntry(AZIR)])
    for (const search of ['?search=WUK', '?search=malpi', '?search=monkey', '?tag=tank']) {
      const words = await wordsOf(`${search}&view=grid`, table)
      expect(words).toContain('1 champion ')
      expect(words).toContain('Wukong No games yet')
    }
    expect(await wordsOf('?search=qqq', table)).toContain('No champion matches the filters above.')
  })

  it('shows a table with figures and samples, sorted as in the address', async () => {
    const table = championTable([tableEntry(AZIR), tableEntry(WUKONG, { games: 150, winRate: rate(100, 150) })])
    const words = await wordsOf('?view=table&sort=win-rate', table)
    expect(words).toContain('Champion Lanes Tier Win rate Pick rate Ban rate Games Wukong Middle S 66.7% · 150 games')
    expect(words).toContain("Sorted by the lower end of the interval, so a few lucky wins don't outrank many games.")
    expect(words).toMatch(
      /Azir Middle S 60% · 200 games \(95% interval 53–67%\) 4\.6% · 4,321 matches \(95% interval 4–5%\) 20% · 4,321 matches \(95% interval 19–21%\) 200/,
    )
    expect(await wordsOf('?view=table&sort=win-rate&reverse=1', table)).toMatch(/upper end.*Azir.*Wukong/)
  })

  it('shows pick and ban rates of 0% for champions without matches', async () => {
    const words = await wordsOf('?view=table', championTable([tableEntry(AZIR)]))
    expect(words).toContain('Wukong No tier – No games yet 0% · 4,321 matches 0% · 4,321 matches 0')
  })

  it('explains for a chosen lane that bans count for every lane', async () => {
    const words = await wordsOf('?view=table&lane=middle', championTable([tableEntry(AZIR)]))
    expect(words).toContain('a ban applies to every lane')
  })

  it('shows the tier with the possible tiers in the table, sorted by it on request', async () => {
    const near = tableEntry(AZIR, { winRate: rate(103, 200), tier: 'B', tierRange: { best: 'S', worst: 'D' } })
    const words = await wordsOf('?view=table&sort=tier', championTable([near, tableEntry(WUKONG)]))
    expect(words).toContain("within a tier by the lower end of the win rate's interval")
    expect(words).toMatch(/Wukong Middle S 60%.*Azir Middle B \(Possible: S–D\) S–D 51\.5%/)
    expect(await wordsOf('?view=table&sort=tier&reverse=1', championTable([near]))).toContain('by the upper end')
  })

  it('groups champions by tier, and lists those without a tier last', async () => {
    const near = tableEntry(AZIR, { winRate: rate(103, 200), tier: 'B', tierRange: { best: 'S', worst: 'D' } })
    const few = tableEntry(stranger(9999), { games: 49, winRate: rate(40, 49), tier: null, tierRange: null })
    const words = await wordsOf('?view=tiers', championTable([few, near, tableEntry(WUKONG)]))
    expect(words).toContain(
      'Tier S Clearly above average 1 champion Middle Wukong 60% · 200 games (95% interval 53–67%)',
    )
    expect(words).toContain('Tier A Above average No champion here.')
    expect(words).toMatch(
      /Tier B Near average, or too close to tell 1 champion Middle Azir 51\.5%[^)]*\) Possible: S–D/,
    )
    expect(words).toMatch(
      /No tier Too few games: fewer than 50 1 champion Middle Unknown champion 9999 81\.6% · 49 games/,
    )
    expect(words.indexOf('Unknown champion 9999')).toBeGreaterThan(words.indexOf('Tier D'))
  })

  it('prints the rule of the tiers with its uncertainty', async () => {
    const words = await wordsOf('?view=tiers', championTable([tableEntry(AZIR)]))
    expect(words).toContain('Each tier is a band of win rates around 50%, the average of these games.')
    expect(words).toContain('A tier needs 50 games.')
    expect(words).toContain(
      'S 52% or more lower end 52% or more A 51% to 52% lower end 51% to 52% B 49% to 51% any other',
    )
    expect(words).toContain('C 48% to 49% upper end 48% to 49% D below 48% upper end below 48%')
  })

  it('hides the tiers in which a filter finds no champion', async () => {
    const table = championTable([tableEntry(AZIR), tableEntry(WUKONG, { tier: 'D' })])
    const words = await wordsOf('?view=tiers&search=azir', table)
    expect(words).toContain('Tier S Clearly above average 1 champion')
    expect(words).not.toContain('No champion here.')
  })

  it('says so when no champion has enough games for a tier', async () => {
    const few = tableEntry(AZIR, { games: 49, winRate: rate(40, 49), tier: null, tierRange: null })
    const words = await wordsOf('?view=tiers', championTable([few]))
    expect(words).toContain(
      'No champion has 50 games yet. The tiers fill as matches are recorded. How the tiers are made',
    )
    expect(words).not.toContain('Tier S')
    expect(words).not.toContain('No champion here.')
  })

  it('has no tiers before the first game', async () => {
    const rule = { average: null, leastGames: 50, bands: [] }
    const table = championTable([], { patches: [], matches: 0, countedAt: null, tierRule: rule })
    const words = await wordsOf('?view=tiers', table)
    expect(words).toContain('No tier Too few games: fewer than 50 2 champions')
    expect(words).not.toContain('Tier S')
    expect(words).not.toContain('How the tiers are made')
  })

  it('speaks Polish', async () => {
    const words = await wordsOf('?view=table', championTable([tableEntry(WUKONG)]), 'pl')
    expect(words).toMatch(/2 bohaterów Patche 16\.2–16\.4 · 4\s321 meczów · Zaktualizowano/)
    expect(words).toContain('Małpi Król Środek S 60% · 200 gier')
  })
})
