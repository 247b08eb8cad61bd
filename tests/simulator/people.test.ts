import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import events from '../../gateway/rosters/facts/events.json' with { type: 'json' }
import teams from '../../gateway/rosters/facts/teams.json' with { type: 'json' }
import { parseRegion, platformOf } from '../../gateway/shared/region.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { foldRiotId } from '../../gateway/simulator/world/names.ts'
import { createPopulation } from '../../gateway/simulator/world/population.ts'
import { EXAMPLE_KINDS } from '../../gateway/status/rules/example-account.ts'
import { openWorld } from './riot-world.ts'

/** Handles of real players. The test has its own list, in case the list of the source has gaps. */
const REAL_HANDLES =
  `Faker Keria Gumayusi Oner Zeus Doran Deft Chovy Canyon Peyz Ruler ShowMaker Aiming Lehends Viper Zeka Kiin Duro Bdd
   Cuzz Rekkles Caps Mikyx Yike BrokenBlade Hans Sama Razork Humanoid Oscarinin Jun Noah Upset Hylissang Elyoya Myrwn
   Jojopyun Supa Alvaro Vetheo Nisqy Carzzy Photon Vladi Targamas Perkz Jankos Wunder Inspired Uzi TheShy Rookie Knight
   Bin Elk Xun ON Jiejie Scout Meiko Tian JackeyLove Ning Karsa Xiaohu Gala Tarzan Crisp Weiwei Breathe Flandre Kanavi
   Yagao Hope Creme Wayward CoreJJ Umti APA Impact Yeon Doublelift Bjergsen Sneaky Blaber Zven Vulcan Jensen Massu Quad
   Bwipo Busio River Tactical Spica Huhi Palafox Licorice Canna Clid Teddy Kingen Lucid BeryL Delight Peanut`.split(
    /\s+/,
  )

const anySeed = fc.string({ minLength: 1, maxLength: 30 })

function forEverySeed(check: (population: ReturnType<typeof createPopulation>) => void): void {
  fc.assert(
    fc.property(anySeed, (seed) => check(createPopulation(seed))),
    { numRuns: 30 },
  )
}

describe('the pros', () => {
  it('are five for each team, one for each role', () => {
    forEverySeed(({ proPlayers }) => {
      expect(proPlayers).toHaveLength(teams.length * 5)
      for (const { league, code } of teams) {
        const roster = proPlayers.filter(({ team }) => team === code)
        expect(roster.map(({ role }) => role)).toEqual(['TOP', 'JNG', 'MID', 'ADC', 'SUP'])
        expect(roster.every((pro) => pro.league === league)).toBe(true)
      }
    })
  })

  it('have unique names in any case, and no names of real players', () => {
    const real = new Set(REAL_HANDLES.map((handle) => handle.toLowerCase()))
    forEverySeed(({ proPlayers }) => {
      const names = proPlayers.map(({ name }) => name.toLowerCase())
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => real.has(name))).toEqual([])
    })
  })

  it('play on the platform of their league, some of them also in Korea', () => {
    const home: Record<string, string> = { LCK: 'KR', LPL: 'KR', LEC: 'EUW1', LCS: 'NA1' }
    forEverySeed(({ proPlayers }) => {
      for (const { league, accounts } of proPlayers) expect(accounts[0]?.platform).toBe(home[league])
      const inKorea = proPlayers.filter(({ accounts }) => accounts[1]?.platform === 'KR')
      expect(inKorea.length).toBeGreaterThan(0)
    })
  })

  it("of teams at an event have an account on the event's platform", () => {
    forEverySeed(({ proPlayers }) => {
      for (const { region, teams: invited } of events) {
        const going = proPlayers.filter(({ team }) => invited.includes(team))
        expect(going).toHaveLength(invited.length * 5)
        const platform = platformOf(parseRegion(region))
        expect(going.filter(({ accounts }) => !accounts.some((account) => account.platform === platform))).toEqual([])
      }
    })
  })
})

/** The roster at a given time. */
const rosterAt = (seed: string, now: number) => createSimulator({ seed, now: () => now }).listRoster()

const AFTER_ALL_MOVES = Date.UTC(2026, 10, 1)

describe('the roster', () => {
  it('has every pro with all accounts, and with the current team after all moves', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { proPlayers } = createPopulation(seed)
        const roster = rosterAt(seed, AFTER_ALL_MOVES)
        expect(roster.map(({ name }) => name)).toEqual(proPlayers.map(({ name }) => name))
        expect(roster.map(({ memberships }) => memberships.at(-1)?.team)).toEqual(proPlayers.map(({ team }) => team))
        expect(roster.map(({ accounts }) => accounts.length)).toEqual(proPlayers.map(({ accounts }) => accounts.length))
        const moved = roster.filter(({ memberships }) => memberships.length > 1).length / roster.length
        expect(moved).toBeGreaterThan(0.05)
        expect(moved).toBeLessThan(0.28)
      }),
      { numRuns: 20 },
    )
  })

  it('has no future moves, and the same past memberships at any time', () => {
    const late = new Map(rosterAt('tests', AFTER_ALL_MOVES).map((pro) => [pro.name, pro]))
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2025, 11, 1), max: AFTER_ALL_MOVES }), (now) => {
        for (const { name, memberships } of rosterAt('tests', now)) {
          const later = late.get(name)?.memberships ?? []
          expect(memberships.every(({ from }) => Date.parse(from) <= now)).toBe(true)
          const known = later.filter(({ from }) => Date.parse(from) <= now)
          expect(memberships.map(({ team, from }) => [team, from])).toEqual(known.map(({ team, from }) => [team, from]))
          expect(memberships.at(-1)).not.toHaveProperty('to')
        }
      }),
      { numRuns: 20 },
    )
  })

  it('links most pros to Twitch, and none to the channel of a real player', () => {
    const links = rosterAt('tests', AFTER_ALL_MOVES).map((pro) => pro.links)
    const onTwitch = links.filter((all) => all.some(({ kind }) => kind === 'TWITCH')).length / links.length
    expect(onTwitch).toBeGreaterThan(0.45)
    expect(onTwitch).toBeLessThan(0.75)
    expect(
      links.flat().filter(({ url, handle }) => !url.endsWith(handle) || !/^(lanewatch|lw)[_-]/.test(handle)),
    ).toEqual([])
  })
})

describe('the accounts', () => {
  it("have unique PUUIDs in Riot's format", () => {
    forEverySeed(({ accounts, byPuuid }) => {
      expect(byPuuid.size).toBe(accounts.length)
      expect(accounts.filter(({ puuid }) => !/^[\w-]{78}$/.test(puuid))).toEqual([])
    })
  })

  it('have unique Riot IDs that Riot would allow', () => {
    forEverySeed(({ accounts, byRiotId }) => {
      expect(byRiotId.size).toBe(accounts.length)
      for (const { gameName, tagLine } of accounts) {
        expect(gameName).toMatch(/^[^#\s][^#]{1,14}[^#\s]$/u)
        expect(tagLine).toMatch(/^[\p{L}\p{N}]{3,5}$/u)
      }
    })
  })

  it('have names in many scripts, some with spaces and hyphens', () => {
    const { accounts } = createPopulation('test')
    const patterns = [
      /\p{Script=Cyrillic}/u,
      /\p{Script=Hangul}/u,
      /\p{Script=Han}/u,
      /\p{Script=Hiragana}/u,
      /\p{Script=Arabic}/u,
      /\p{Script=Thai}/u,
      /[żółćęśąź]/,
      / /,
      /-/,
    ]
    const missing = patterns.filter((pattern) => !accounts.some(({ gameName }) => pattern.test(gameName)))
    expect(missing).toEqual([])
  })

  it('on EUW have every kind of name that careless programs get wrong', () => {
    const oddities: readonly RegExp[] = [
      /\p{Script=Arabic}/u,
      /\p{Script=Hebrew}/u,
      /\p{Script=Cyrillic}/u,
      /\p{Script=Greek}/u,
      /\p{Script=Hangul}/u,
      /\p{Script=Hiragana}/u,
      /^\S+-\S+-\S+$/,
      /\S \S+ \S/,
      /\d/,
      /^.{16}$/u,
      /^.{3}$/u,
    ]
    forEverySeed((population) => {
      const accounts = population.listAccounts('EUW1')
      const missing = oddities.filter((oddity) => !accounts.some(({ gameName }) => oddity.test(gameName)))
      expect(missing).toEqual([])
      expect(accounts.some(({ tagLine }) => tagLine.length === 3)).toBe(true)
    })
  })

  it.each([
    ['a Latin and a Cyrillic a', 'а', 'a'],
    ['a small L and a capital I', 'I', 'l'],
    ['a capital O and a zero', '0', 'O'],
  ])('include a pair that differs only by %s', (_, strange, usual) => {
    forEverySeed((population) => {
      const pairs = population.listAccounts('EUW1').filter(({ gameName, tagLine }) => {
        const twin = { gameName: gameName.replace(strange, usual), tagLine }
        return twin.gameName !== gameName && population.byRiotId.has(foldRiotId(twin))
      })
      expect(pairs.length).toBeGreaterThan(0)
    })
  })

  it('include one demo account of each kind, on different platforms', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { demoAccounts } = openWorld({ seed })
        expect(demoAccounts.map(({ kind }) => kind)).toEqual(EXAMPLE_KINDS)
        expect(new Set(demoAccounts.map(({ platform }) => platform)).size).toBeGreaterThanOrEqual(3)
        expect(demoAccounts.some(({ gameName }) => gameName.includes('-'))).toBe(false)
      }),
      { numRuns: 20 },
    )
  })

  it('include a demo account with non-English letters in the default world', () => {
    const { demoAccounts } = openWorld({ seed: 'lanewatch' })
    expect(demoAccounts.some(({ gameName }) => /[^\p{ASCII}]/u.test(gameName))).toBe(true)
  })
})
