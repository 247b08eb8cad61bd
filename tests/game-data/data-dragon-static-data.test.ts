import { describe, expect, it } from 'vitest'
import { createBundledStaticData } from '../../gateway/game-data/data-dragon/bundled-static-data.ts'
import { LANGUAGES } from '../../languages.ts'
import {
  BASE_URL,
  championEntry,
  type FakeDataDragon,
  itemEntry,
  openStaticData,
  pass,
  runeEntry,
  spellEntry,
} from './fake-data-dragon.ts'

const HOUR_MS = 3_600_000
const FILES = ['champion.json', 'item.json', 'summoner.json', 'runesReforged.json']

/** Opens static data after the first refresh from a prepared Data Dragon. */
async function refreshed(prepare: (files: FakeDataDragon['files']) => void) {
  const opened = openStaticData()
  prepare(opened.dragon.files)
  opened.staticData.start()
  await pass(opened.clock)
  expect(opened.staticData.health()).toMatchObject({ source: 'DATA_DRAGON', problem: null })
  return opened
}

describe('static data from Data Dragon', () => {
  it('are the bundled data until the first refresh', () => {
    const { dragon, staticData } = openStaticData()
    dragon.script = () => new Promise(() => {})
    staticData.start()
    expect(staticData.champion(62)?.name('en')).toEqual({ text: 'Wukong', locale: 'en' })
    expect(staticData.listItems()).toHaveLength(createBundledStaticData().listItems().length)
    expect(staticData.health()).toEqual({ source: 'BUNDLED', version: null, fetchedAt: null, problem: null })
  })

  it('need no request before the start', async () => {
    const { clock, dragon } = openStaticData()
    await pass(clock, HOUR_MS)
    expect(dragon.requests).toEqual([])
  })

  it('need no request when Data Dragon is turned off', async () => {
    const { clock, dragon, reports, staticData } = openStaticData(null)
    staticData.start()
    await pass(clock, HOUR_MS)
    expect(dragon.requests).toEqual([])
    expect(clock.pending).toBe(0)
    expect(reports).toEqual([])
    expect(staticData.health()).toMatchObject({ source: 'BUNDLED', problem: null })
    expect(staticData.item(1001)?.name('en').text).toBe('Boots')
  })

  it('are read in the newest version and in every language at the start', async () => {
    const { clock, dragon, staticData } = openStaticData(`${BASE_URL}/`)
    dragon.files.en_US.champion['Newcomer'] = championEntry('Newcomer', 998, 'The Newcomer')
    staticData.start()
    await pass(clock)
    expect(dragon.paths.toSorted()).toEqual(
      [
        '/api/versions.json',
        ...LANGUAGES.flatMap(({ dataDragon }) => FILES.map((file) => `/cdn/16.15.1/data/${dataDragon}/${file}`)),
      ].toSorted(),
    )
    expect(staticData.champion(998)?.slug).toBe('Newcomer')
    expect(staticData.championBySlug('Newcomer')?.key).toBe(998)
    expect(staticData.health()).toEqual({
      source: 'DATA_DRAGON',
      version: '16.15.1',
      fetchedAt: clock.now(),
      problem: null,
    })
  })

  it('need one request an hour for the version, and no others while it is the same', async () => {
    const { clock, dragon, staticData } = await refreshed(() => {})
    const { fetchedAt } = staticData.health()
    const asked = dragon.requests.length
    await pass(clock, HOUR_MS - 1)
    expect(dragon.requests).toHaveLength(asked)
    await pass(clock, 1)
    expect(dragon.paths.slice(asked)).toEqual(['/api/versions.json'])
    await pass(clock, HOUR_MS)
    expect(dragon.paths.slice(asked)).toEqual(['/api/versions.json', '/api/versions.json'])
    expect(staticData.health().fetchedAt).toBe(fetchedAt)
  })

  it('follow a new version within an hour', async () => {
    const { clock, dragon, staticData } = await refreshed(() => {})
    dragon.versions = ['16.16.1', '16.15.1']
    dragon.files.en_US.item['1001'] = itemEntry('Better Boots', 350)
    dragon.files.pl_PL.item['1001'] = itemEntry('Lepsze buty', 350)
    await pass(clock, HOUR_MS)
    expect(staticData.item(1001)?.gold).toBe(350)
    expect(staticData.item(1001)?.name('en')).toEqual({ text: 'Better Boots', locale: 'en' })
    expect(staticData.item(1001)?.name('pl')).toEqual({ text: 'Lepsze buty', locale: 'pl' })
    expect(staticData.health()).toMatchObject({ version: '16.16.1', fetchedAt: clock.now() })
  })

  it.each([
    ['16.14.1', '16.15.1'],
    ['16.9.1', '16.15.1'],
    ['15.24.1', '16.15.1'],
    ['16.15', '16.15.1'],
    ['16.15.10', '16.15.10'],
    ['16.16.1', '16.16.1'],
    ['16.100.1', '16.100.1'],
    ['17.1.1', '17.1.1'],
  ])('after the announced version %s, which follows 16.15.1, are of version %s', async (offered, version) => {
    const { clock, dragon, staticData } = await refreshed(() => {})
    const asked = dragon.requests.length
    dragon.versions = [offered, '16.8.1']
    dragon.files.en_US.item['1001'] = itemEntry('Other Boots', 350)
    await pass(clock, HOUR_MS)
    expect(staticData.health()).toMatchObject({ version, problem: null })
    expect(staticData.item(1001)?.gold).toBe(offered === version ? 350 : 300)
    expect(dragon.requests.length - asked).toBe(offered === version ? 1 + LANGUAGES.length * FILES.length : 1)
  })

  it('are no longer refreshed after close', async () => {
    const { clock, dragon, staticData } = await refreshed(() => {})
    const asked = dragon.requests.length
    staticData.close()
    await pass(clock, 2 * HOUR_MS)
    expect(dragon.requests).toHaveLength(asked)
    expect(clock.pending).toBe(0)
    expect(staticData.champion(62)?.slug).toBe('MonkeyKing')
  })

  it('abort requests at close, without a report', async () => {
    const { clock, dragon, reports, staticData } = openStaticData()
    dragon.script = (path) => (path.endsWith('item.json') ? new Promise(() => {}) : null)
    staticData.start()
    await pass(clock)
    staticData.close()
    await pass(clock)
    expect(dragon.requests.every(({ signal }) => signal.aborted)).toBe(true)
    expect(clock.pending).toBe(0)
    expect(reports).toEqual([])
    expect(staticData.health()).toMatchObject({ source: 'BUNDLED', problem: null })
  })
})

describe('the close of static data', () => {
  it('aborts requests at once, at any moment', async () => {
    for (let moment = 0; moment < 60; moment++) {
      const { clock, dragon, reports, staticData } = openStaticData()
      dragon.script = (path) => (path.endsWith('item.json') ? new Promise(() => {}) : null)
      staticData.start()
      for (let turn = 0; turn < moment; turn++) await Promise.resolve()
      staticData.close()
      await pass(clock)
      expect(clock.pending).toBe(0)
      expect(dragon.requests.filter(({ url, signal }) => url.endsWith('item.json') && !signal.aborted)).toEqual([])
      expect(reports).toEqual([])
    }
  })
})

describe('the data of Data Dragon', () => {
  it('have numbers for champions with a name as their key', async () => {
    const { staticData } = await refreshed(() => {})
    expect(staticData.champion(266)).toMatchObject({ key: 266, slug: 'Aatrox' })
    expect(staticData.summonerSpell(4)).toMatchObject({ key: 4, slug: 'SummonerFlash' })
    expect(staticData.item(1001)).toMatchObject({ id: 1001, gold: 300 })
  })

  it('leave out champions and spells that are repeated for a mode', async () => {
    const bundled = createBundledStaticData()
    const { staticData } = await refreshed(({ en_US, pl_PL }) => {
      for (const files of [en_US, pl_PL]) {
        files.champion['Jade_Ahri'] = championEntry('Jade_Ahri', 60_103, 'Ahri')
        files.champion['Jade_Annie'] = championEntry('Jade_Annie', 997, 'Annie')
        files.champion['Again_Ashe'] = championEntry('Again_Ashe', 60_022, 'Ashe')
        files.summoner['SummonerDot_Jade'] = spellEntry('SummonerDot_Jade', 714, 'Ignite')
      }
    })
    expect(staticData.listChampions()).toHaveLength(bundled.listChampions().length)
    expect(staticData.listSummonerSpells()).toHaveLength(bundled.listSummonerSpells().length)
    for (const key of [60_103, 997, 60_022]) expect(staticData.champion(key)).toBeNull()
    expect(staticData.championBySlug('Jade_Ahri')).toBeNull()
    expect(staticData.summonerSpell(714)).toBeNull()
  })

  it('have Polish names, and English ones where Polish is missing', async () => {
    const { staticData } = await refreshed(({ en_US, pl_PL }) => {
      pl_PL.item['1001'] = itemEntry('Buty')
      en_US.item['990001'] = itemEntry('English Only')
      en_US.item['990002'] = itemEntry('Nameless in Polish')
      pl_PL.item['990002'] = itemEntry('')
    })
    expect(staticData.item(1001)?.name('pl')).toEqual({ text: 'Buty', locale: 'pl' })
    expect(staticData.item(990_001)?.name('pl')).toEqual({ text: 'English Only', locale: 'en' })
    expect(staticData.item(990_002)?.name('pl')).toEqual({ text: 'Nameless in Polish', locale: 'en' })
    expect(staticData.rune(8112)?.name('pl')).toEqual({ text: 'Elektryzacja', locale: 'pl' })
    expect(staticData.runeStyle(8100)?.name('pl')).toEqual({ text: 'Dominacja', locale: 'pl' })
  })

  it('keep bundled Polish names where Data Dragon has none', async () => {
    const { staticData } = await refreshed(({ pl_PL }) => {
      delete pl_PL.summoner['SummonerFlash']
      const [domination] = pl_PL.runesReforged
      if (domination === undefined) throw new Error('Data Dragon has no runes.')
      domination.name = ''
      domination.slots[0]?.runes.splice(0, 1)
    })
    expect(staticData.summonerSpell(4)?.name('pl')).toEqual({ text: 'Błysk', locale: 'pl' })
    expect(staticData.rune(8112)?.name('pl')).toEqual({ text: 'Elektryzacja', locale: 'pl' })
    expect(staticData.runeStyle(8100)?.name('pl')).toEqual({ text: 'Dominacja', locale: 'pl' })
    expect(staticData.runeStyle(8100)?.slots[0]?.[0]?.name('pl').text).toBe('Elektryzacja')
  })

  it("have Data Dragon's Polish names in preference to bundled ones", async () => {
    const { staticData } = await refreshed(({ pl_PL }) => {
      pl_PL.summoner['SummonerFlash'] = spellEntry('SummonerFlash', 4, 'Skok')
    })
    expect(staticData.summonerSpell(4)?.name('pl')).toEqual({ text: 'Skok', locale: 'pl' })
  })

  it('have no outdated Polish name after a thing was renamed', async () => {
    const { staticData } = await refreshed(({ en_US, pl_PL }) => {
      en_US.summoner['SummonerFlash'] = spellEntry('SummonerFlash', 4, 'Leap')
      delete pl_PL.summoner['SummonerFlash']
    })
    expect(staticData.summonerSpell(4)?.name('pl')).toEqual({ text: 'Leap', locale: 'en' })
  })

  it('keep the readable part of a name', async () => {
    const { staticData } = await refreshed(({ en_US }) => {
      en_US.item['990005'] = itemEntry('Caf&eacute; &unheardof;Blade')
    })
    expect(staticData.item(990_005)?.name('en').text).toBe('Café Blade')
  })

  it('have descriptions in plain text', async () => {
    const { staticData } = await refreshed(({ en_US, pl_PL }) => {
      const markup = '<mainText><stats><attention>25</attention> Speed<br>5% Luck</stats></mainText><br>'
      en_US.item['1001'] = itemEntry('Boots', 300, markup)
      pl_PL.summoner['SummonerFlash'] = spellEntry('SummonerFlash', 4, 'Błysk', 'Skok&nbsp;<b>naprzód</b>.')
    })
    expect(staticData.item(1001)?.description('en')).toEqual({ text: '25 Speed\n5% Luck', locale: 'en' })
    expect(staticData.item(1001)?.description('pl')).toEqual({ text: '25 Speed\n5% Luck', locale: 'en' })
    expect(staticData.summonerSpell(4)?.description('pl')).toEqual({ text: 'Skok naprzód.', locale: 'pl' })
    expect(staticData.summonerSpell(4)?.description('en')).toBeNull()
  })

  it('have the long description of a rune, or the short one when numbers are missing in the long one', async () => {
    const { staticData } = await refreshed(({ en_US }) => {
      en_US.runesReforged[0]?.slots[0]?.runes.push(
        runeEntry(99_001, 'Long', 'Long', 'Hits <i>twice</i>.<br><br>Cooldown: 5s', 'Hits.'),
        runeEntry(99_002, 'Short', 'Short', 'Heals @Heal@ in all.', 'Heals.'),
        runeEntry(99_003, 'Silent', 'Silent', 'Heals @Heal@.', ''),
      )
    })
    expect(staticData.rune(99_001)?.description('en')?.text).toBe('Hits twice.\n\nCooldown: 5s')
    expect(staticData.rune(99_002)?.description('en')?.text).toBe('Heals.')
    expect(staticData.rune(99_003)?.description('en')).toBeNull()
    expect(staticData.rune(99_001)).toMatchObject({ key: 'Long', icon: 'perk-images/Styles/Long.png' })
  })

  it('leave out items without a name, and prices in names', async () => {
    const { staticData } = await refreshed(({ en_US }) => {
      en_US.item['990003'] = itemEntry('')
      en_US.item['990004'] = itemEntry('<rarity>Better Aim</rarity><br><silver>500 Coins</silver>')
    })
    expect(staticData.item(990_003)).toBeNull()
    expect(staticData.item(990_004)?.name('en').text).toBe('Better Aim')
  })

  it.each(['champion', 'item', 'summonerSpell', 'rune', 'runeStyle'] as const)(
    'have no %s for an unknown number',
    async (look) => {
      const { staticData } = await refreshed(() => {})
      for (const number of [0, -1, 1.5, 1_000_000, Number.NaN]) expect(staticData[look](number)).toBeNull()
      expect(staticData.championBySlug('constructor')).toBeNull()
    },
  )

  it('keep bundled data of things that have left the game', async () => {
    const { staticData } = await refreshed(({ en_US, pl_PL }) => {
      for (const files of [en_US, pl_PL]) {
        delete files.item['1001']
        delete files.champion['Aatrox']
        delete files.summoner['SummonerFlash']
        files.runesReforged = files.runesReforged.filter(({ id }) => id !== 8100)
      }
    })
    expect(staticData.item(1001)?.name('en').text).toBe('Boots')
    expect(staticData.champion(266)?.name('pl').text).toBe('Aatrox')
    expect(staticData.championBySlug('Aatrox')?.key).toBe(266)
    expect(staticData.summonerSpell(4)?.name('pl').text).toBe('Błysk')
    expect(staticData.rune(8112)?.name('pl').text).toBe('Elektryzacja')
    expect(staticData.runeStyle(8100)?.name('pl').text).toBe('Dominacja')
    expect(staticData.listRuneStyles().map(({ id }) => id)).not.toContain(8100)
  })

  it('are listed in order', async () => {
    const { staticData } = await refreshed(({ en_US }) => {
      en_US.champion['Bb'] = championEntry('Bb', 998, "A'a")
      en_US.item['1002'] = itemEntry('Between')
      en_US.summoner['Second'] = spellEntry('Second', 2, 'Second')
      en_US.runesReforged.reverse()
    })
    const names = staticData.listChampions().map((champion) => champion.name('en').text)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(names.slice(0, 3)).toEqual(["A'a", 'Aatrox', 'Ahri'])
    expect(
      staticData
        .listItems()
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual([1001, 1002, 1004])
    expect(
      staticData
        .listSummonerSpells()
        .map(({ key }) => key)
        .slice(0, 3),
    ).toEqual([1, 2, 3])
    expect(staticData.listRuneStyles().map(({ key }) => key)).toEqual(
      createBundledStaticData()
        .listRuneStyles()
        .map(({ key }) => key)
        .toReversed(),
    )
  })
})
