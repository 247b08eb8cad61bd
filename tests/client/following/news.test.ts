import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  gameNews,
  shouldNotify,
  NEWS_FOR_MS,
  streamNews,
  type StartedGame,
  type StartedStream,
} from '../../../client/following/news.ts'
import { findMinute, isQuiet, minuteOf, timeOf } from '../../../client/following/quiet-hours.ts'
import { createShownNews } from '../../../client/following/shown-news.ts'

const minute = fc.integer({ min: 0, max: 1439 })
const hours = fc.record({ from: minute, to: minute }).filter(({ from, to }) => from !== to)

const NOON = new Date(2026, 4, 1, 12, 0)
const STARTED = new Date(NOON.getTime() - 60_000).toISOString()
const ALWAYS = { on: null, quietHours: null }

const player = (name: string, team: string | null = null) => ({
  id: `player-${name}`,
  name,
  slug: name.toLowerCase(),
  team: team === null ? null : { id: `team-${team}`, code: team },
})

const stream = (name: string, team: string | null = null): StartedStream => ({
  id: `stream-${name}`,
  login: name.toLowerCase(),
  live: { title: 'Road to rank one', startedAt: STARTED },
  player: player(name, team),
})

const AZIR = { key: 268, name: { text: 'Azir', locale: 'EN' as const } }

const game = (names: readonly string[], startedAt: string | null = STARTED): StartedGame => ({
  id: 'game-1',
  startedAt,
  pros: names.map((name) => ({ puuid: `puuid-${name}`, champion: AZIR, proPlayer: player(name, 'VEYL') })),
})

const watching = (ids: readonly string[], puuids: readonly string[] = []) => ({
  ids: new Set(ids),
  puuids: new Set(puuids),
})

describe('quiet hours', () => {
  it('cover each minute either in a range or in its complement', () => {
    fc.assert(
      fc.property(hours, minute, ({ from, to }, at) => {
        expect(isQuiet({ from, to }, at)).toBe(!isQuiet({ from: to, to: from }, at))
      }),
    )
  })

  it('last from their first minute to their last, also over midnight', () => {
    fc.assert(
      fc.property(hours, minute, ({ from, to }, later) => {
        const length = (to - from + 1440) % 1440
        expect(isQuiet({ from, to }, (from + later) % 1440)).toBe(later < length)
      }),
    )
  })

  it('are never active when none are chosen', () => {
    fc.assert(fc.property(minute, (at) => !isQuiet(null, at)))
  })

  it('are written as times of the day', () => {
    fc.assert(fc.property(minute, (at) => findMinute(timeOf(at)) === at))
    expect([timeOf(0), timeOf(425), timeOf(1439)]).toEqual(['00:00', '07:05', '23:59'])
    expect(['', '24:00', '7:05', 'noon'].map(findMinute)).toEqual([null, null, null, null])
  })

  it('follow the visitor’s local time', () => {
    expect(minuteOf(NOON)).toBe(720)
    const isShown = (from: number, to: number) =>
      shouldNotify({ at: NOON.getTime() }, { on: true, quietHours: { from, to } }, NOON)
    expect([isShown(719, 721), isShown(720, 719), isShown(721, 720), isShown(721, 719)]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

describe('notices of follows', () => {
  it('cover followed players and all players of followed teams, and no others', () => {
    const begun = [stream('Veyl', 'VEYL'), stream('Seol', 'MOON'), stream('Dusk')]
    const namesOf = (ids: readonly string[]) => streamNews(begun, watching(ids)).map((news) => news.player.name)
    expect(namesOf(['player-Veyl'])).toEqual(['Veyl'])
    expect(namesOf(['team-MOON', 'player-Dusk'])).toEqual(['Seol', 'Dusk'])
    expect(namesOf(['champion-268'])).toEqual([])
    expect(streamNews([{ ...stream('Veyl'), live: null }], watching(['player-Veyl']))).toEqual([])
  })

  it('name each followed player of a game once, also by account', () => {
    const news = gameNews([game(['Veyl', 'Seol', 'Dusk'])], watching(['player-Veyl'], ['puuid-Dusk', 'puuid-Veyl']))
    expect(news.map((each) => each.player.name)).toEqual(['Veyl', 'Dusk'])
    expect(new Set(news.map(({ key }) => key)).size).toBe(2)
    const stranger = { puuid: 'puuid-Nobody', champion: AZIR, proPlayer: null }
    expect(gameNews([{ ...game([]), pros: [stranger] }], watching([], ['puuid-Nobody']))).toEqual([])
  })

  it('have a separate key for each start of a stream', () => {
    const again = { ...stream('Veyl'), live: { title: 'Again', startedAt: NOON.toISOString() } }
    const keys = streamNews([stream('Veyl'), again], watching(['player-Veyl'])).map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
  })

  it('are not shown when they are old or turned off', () => {
    const now = NOON.getTime()
    const worth = (at: number | null, choice = {}) => shouldNotify({ at }, { ...ALWAYS, ...choice }, NOON)
    expect([worth(now), worth(now - NEWS_FOR_MS), worth(null)]).toEqual([true, true, true])
    expect([worth(now - NEWS_FOR_MS - 1), worth(now, { on: false }), worth(null, { on: false })]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('are shown by one tab, even after a reload, and once per tab when storage is blocked', async () => {
    const texts = new Map<string, string>()
    const storage = () => ({
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
    })
    const openTab = () => createShownNews({ storage, alone: async (act) => act() })
    const [tab, other] = [openTab(), openTab()]
    expect([await tab.claim('a'), await other.claim('a'), await other.claim('b'), await tab.claim('b')]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(await openTab().claim('a')).toBe(false)

    const blocked = () => {
      throw new Error('blocked')
    }
    const alone = createShownNews({ storage: blocked, alone: async (act) => act() })
    expect([await alone.claim('a'), await alone.claim('a')]).toEqual([true, false])
  })
})
