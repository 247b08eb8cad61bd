import { createDataDragonStaticData } from '../../gateway/game-data/data-dragon/data-dragon-static-data.ts'
import champions from '../../gateway/game-data/facts/champions.json' with { type: 'json' }
import items from '../../gateway/game-data/facts/items.json' with { type: 'json' }
import runeStyles from '../../gateway/game-data/facts/runes.json' with { type: 'json' }
import summonerSpells from '../../gateway/game-data/facts/summoner-spells.json' with { type: 'json' }
import { createOutages } from '../../gateway/upstream/outages.ts'
import { LANGUAGES, type Locale } from '../../languages.ts'
import { FakeClock } from '../support/fake-clock.ts'

export const BASE_URL = 'http://dragon.test'

/** Replaces the usual answer in a test; `null` keeps the usual answer. */
export type Script = (path: string) => Response | Promise<Response> | null

type Names = { readonly [locale in Locale]?: string }

/** A champion in the format of `champion.json`. */
export function championEntry(slug: string, key: number, name: string) {
  return { id: slug, key: String(key), name, title: 'the Invented', tags: ['Mage'] }
}

/** A summoner spell in the format of `summoner.json`. */
export function spellEntry(slug: string, key: number, name: string, description = '') {
  return { id: slug, key: String(key), name, description, maxrank: 1 }
}

/** An item in the format of `item.json`. */
export function itemEntry(name: string, gold = 300, description = '', tags: readonly string[] = []) {
  return { name, description, plaintext: '', tags, gold: { base: 50, total: gold, sell: 100, purchasable: true } }
}

/** A rune in the format of `runesReforged.json`. */
export function runeEntry(id: number, key: string, name: string, longDesc = '', shortDesc = '') {
  return { id, key, icon: `perk-images/Styles/${key}.png`, name, shortDesc, longDesc }
}

/** Data Dragon's files of one language. A test may change them. */
export function filesIn(locale: Locale) {
  const nameOf = (names: Names) => names[locale] ?? names.en ?? ''
  return {
    champion: Object.fromEntries(
      champions.map(({ key, slug, names }) => [slug, championEntry(slug, key, nameOf(names))]),
    ),
    item: Object.fromEntries(items.map(({ id, names, gold }) => [String(id), itemEntry(nameOf(names), gold ?? 0)])),
    summoner: Object.fromEntries(
      summonerSpells.map(({ key, slug, names }) => [slug, spellEntry(slug, key, nameOf(names))]),
    ),
    runesReforged: runeStyles.map(({ id, key, icon, names, slots }) => ({
      id,
      key,
      icon,
      name: nameOf(names),
      slots: slots.map((runes) => ({ runes: runes.map((rune) => runeEntry(rune.id, rune.key, nameOf(rune.names))) })),
    })),
  }
}

/** Data Dragon over a network, with the bundled data. */
export class FakeDataDragon {
  readonly requests: Request[] = []
  versions: unknown = ['16.15.1', '16.14.1', 'lolpatch_3.7']
  /** Any other language has the English files. */
  readonly files = { en_US: filesIn('en'), pl_PL: filesIn('pl') }
  script: Script = () => null

  readonly fetch = async (request: Request): Promise<Response> => {
    this.requests.push(request)
    const path = request.url.slice(BASE_URL.length)
    return (await this.script(path)) ?? this.#answer(path)
  }

  /** The requested paths, in order. */
  get paths(): readonly string[] {
    return this.requests.map(({ url }) => url.slice(BASE_URL.length))
  }

  #answer(path: string): Response {
    if (path === '/api/versions.json') return Response.json(this.versions)
    const [, folder, version, data, locale, file] = path.split('/')
    const isKnown = folder === 'cdn' && data === 'data' && LANGUAGES.some(({ dataDragon }) => dataDragon === locale)
    if (!isKnown) return new Response('<html>', { status: 403 })
    const files = locale === 'pl_PL' ? this.files.pl_PL : this.files.en_US
    if (file === 'champion.json') return Response.json({ type: 'champion', version, data: files.champion })
    if (file === 'item.json') return Response.json({ type: 'item', version, data: files.item })
    if (file === 'summoner.json') return Response.json({ type: 'summoner', version, data: files.summoner })
    if (file === 'runesReforged.json') return Response.json(files.runesReforged)
    return new Response('<html>', { status: 403 })
  }
}

/** Opens static data with its own Data Dragon, before the start. */
export function openStaticData(baseUrl: string | null = BASE_URL) {
  const clock = new FakeClock()
  const dragon = new FakeDataDragon()
  const reports: string[] = []
  const staticData = createDataDragonStaticData({
    fetch: dragon.fetch,
    baseUrl,
    clock,
    onEvent: reportOutages(clock, reports),
  })
  return { clock, dragon, reports, staticData }
}

/** Adds the problem of each outage to `reports`. */
export function reportOutages(clock: FakeClock, reports: string[]) {
  return createOutages({
    now: () => clock.now(),
    onChange(change) {
      if (change.kind === 'began') reports.push(String(change.problem))
    },
  })
}

/** Advances the clock by `ms`, and finishes pending reads. */
export async function pass(clock: FakeClock, ms = 0): Promise<void> {
  await clock.advance(ms)
  for (let turn = 0; turn < 10; turn++) await clock.advance(0)
}
