import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DIVISIONS, TIERS } from '../../gateway/accounts/rules/rank.ts'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { createPopulation } from '../../gateway/simulator/world/population.ts'
import { DAY_MS, NOON, openWorld, read, readMatches } from './riot-world.ts'
import type { Someone } from './riot-world.ts'

const standing = {
  puuid: z.string(),
  rank: z.enum(DIVISIONS),
  leaguePoints: z.number(),
  wins: z.number(),
  losses: z.number(),
  veteran: z.boolean(),
  inactive: z.boolean(),
  freshBlood: z.boolean(),
  hotStreak: z.boolean(),
}
const entry = z.strictObject({ ...standing, leagueId: z.uuid(), queueType: z.string(), tier: z.enum(TIERS) })
const league = z.strictObject({
  tier: z.enum(TIERS),
  leagueId: z.uuid(),
  queue: z.string(),
  name: z.string(),
  entries: z.array(z.strictObject(standing)),
})

const world = openWorld()
const allAccounts = createPopulation('test').accounts
const readEntries = ({ puuid, platform }: Someone, simulator = world) =>
  read(simulator, platform, `/lol/league/v4/entries/by-puuid/${puuid}`, z.array(entry))

const readAll = async (accounts: readonly Someone[]) =>
  (await Promise.all(accounts.map((account) => readEntries(account)))).flat()
const isSolo = ({ queueType }: { readonly queueType: string }) => queueType === 'RANKED_SOLO_5x5'
const APEX = ['MASTER', 'GRANDMASTER', 'CHALLENGER']

/** Start of the season that includes noon of 1 November 2026. */
const SEASON = Date.UTC(2026, 8, 17)

describe('a rank', () => {
  it('counts exactly the ranked matches of the season in the history', async () => {
    for (const who of [0, 70, 140, 200]) {
      const account = world.proPlayers[who]?.accounts[0]
      if (account === undefined) throw new Error('no such pro')
      const solo = (await readEntries(account)).find(isSolo)

      const pages = await Promise.all(
        [0, 100, 200, 300, 400].map((start) =>
          readMatches(world, account, `?queue=420&startTime=${SEASON / 1000}&start=${start}&count=100`),
        ),
      )
      const results = pages
        .flat()
        .flatMap(({ info }) => info.participants.filter(({ puuid }) => puuid === account.puuid))
        .filter((each) => !each.gameEndedInEarlySurrender)
      expect(solo?.wins).toBe(results.filter(({ win }) => win).length)
      expect(solo?.losses).toBe(results.filter(({ win }) => !win).length)
      expect(solo?.hotStreak).toBe(results.slice(0, 3).every(({ win }) => win))
    }
  })

  it('changes only with a ranked match, and by a plausible step', async () => {
    let now = NOON
    const running = createSimulator({ seed: 'test', now: () => now })
    const account = running.proPlayers[100]?.accounts[0]
    if (account === undefined) throw new Error('no such pro')

    const seen: z.infer<typeof entry>[] = []
    for (; now < NOON + 8 * DAY_MS; now += 30 * 60_000)
      seen.push(...(await readEntries(account, running)).filter(isSolo))
    const steps = seen.slice(1).map((after, index) => ({ before: seen[index] ?? after, after }))
    const gamesIn = ({ wins, losses }: z.infer<typeof entry>) => wins + losses

    const [moves, rests] = [true, false].map((moved) =>
      steps.filter(({ before, after }) => gamesIn(after) > gamesIn(before) === moved),
    )
    expect(moves?.length).toBeGreaterThan(4)
    for (const { before, after } of moves ?? []) {
      expect(gamesIn(after)).toBe(gamesIn(before) + 1)
      expect(Math.abs(after.leaguePoints - before.leaguePoints)).toBeLessThanOrEqual(30)
    }
    for (const { before, after } of rests ?? []) expect(after).toEqual(before)
  })

  it('is in an apex tier for pros, and in all tiers for the others', async () => {
    const mains = world.proPlayers.slice(0, 60).flatMap(({ accounts }) => accounts.slice(0, 1))
    for (const { tier, rank } of (await readAll(mains)).filter(isSolo)) {
      expect(APEX).toContain(tier)
      expect(rank).toBe('I')
    }
    const tiers = new Set((await readAll(allAccounts.slice(260))).map(({ tier }) => tier))
    expect(TIERS.filter((tier) => !tiers.has(tier))).toEqual([])
  })

  it('has fewer than 100 points below the apex tiers', async () => {
    const entries = await readAll(allAccounts.slice(200, 500))
    const lower = entries.filter(({ tier }) => !APEX.includes(tier))
    expect(lower.length).toBeGreaterThan(50)
    expect(entries.filter(({ leaguePoints }) => leaguePoints < 0)).toEqual([])
    expect(lower.filter(({ leaguePoints }) => leaguePoints >= 100)).toEqual([])
  })

  it('is missing for accounts that never play, and for all accounts when a season begins', async () => {
    const idle = allAccounts.filter(({ gamesPerDay }) => gamesPerDay === 0)
    expect(idle.length).toBeGreaterThan(1)
    for (const account of idle) {
      expect(await readEntries(account)).toEqual([])
      expect(await readMatches(world, account)).toEqual([])
    }
    const first = openWorld({ now: SEASON + 60_000 })
    const path = '/lol/league/v4/challengerleagues/by-queue/RANKED_SOLO_5x5'
    expect(await read(first, 'KR', path, z.unknown())).toEqual({ tier: 'CHALLENGER', entries: [] })
  })
})

describe('a ladder', () => {
  it.each(['challenger', 'grandmaster', 'master'])('of %s equals the entries of its accounts', async (tier) => {
    const path = `/lol/league/v4/${tier}leagues/by-queue/RANKED_SOLO_5x5`
    const { entries, ...head } = await read(world, 'EUW1', path, league)
    expect(head).toMatchObject({ tier: tier.toUpperCase(), queue: 'RANKED_SOLO_5x5' })
    expect(entries.length).toBeGreaterThan(3)
    for (const item of entries) {
      const own = await readEntries({ puuid: item.puuid, platform: 'EUW1' })
      const { queue, tier: name, leagueId } = { ...head }
      expect(own).toContainEqual({ ...item, queueType: queue, tier: name, leagueId })
    }
  })

  it("is not sorted, like Riot's", async () => {
    const { entries } = await read(world, 'KR', '/lol/league/v4/masterleagues/by-queue/RANKED_SOLO_5x5', league)
    const points = entries.map(({ leaguePoints }) => leaguePoints)
    expect(points).not.toEqual(points.toSorted((one, other) => other - one))
  })

  it('of a lower tier has pages, best players first', async () => {
    const path = '/lol/league-exp/v4/entries/RANKED_SOLO_5x5/GOLD/II'
    const points = (await read(world, 'EUW1', path, z.array(entry))).map(({ leaguePoints }) => leaguePoints)
    expect(points.length).toBeGreaterThan(0)
    expect(points).toEqual(points.toSorted((one, other) => other - one))
    expect(await read(world, 'EUW1', `${path}?page=2`, z.array(entry))).toEqual([])
  })
})

describe('masteries', () => {
  const mastery = z.looseObject({
    championId: z.number(),
    championPoints: z.number(),
    championLevel: z.number(),
    championPointsSinceLastLevel: z.number(),
    championPointsUntilNextLevel: z.number(),
    lastPlayTime: z.number(),
  })

  it('are highest for the champions that the account plays in its matches', async () => {
    const account = world.proPlayers[12]?.accounts[0]
    if (account === undefined) throw new Error('no such pro')
    const path = `/lol/champion-mastery/v4/champion-masteries/by-puuid/${account.puuid}`
    const all = await read(world, account.platform, path, z.array(mastery))
    const points = all.map(({ championPoints }) => championPoints)
    expect(points).toEqual(points.toSorted((one, other) => other - one))
    expect(await read(world, account.platform, `${path}/top`, z.array(mastery))).toEqual(all.slice(0, 3))
    expect(await read(world, account.platform, `${path}/top?count=7`, z.array(mastery))).toEqual(all.slice(0, 7))

    const matches = await readMatches(world, account, '?queue=420&count=100')
    const played = matches.flatMap(({ info }) => info.participants.filter(({ puuid }) => puuid === account.puuid))
    const first = played.filter(({ championId }) => championId === all[0]?.championId)
    expect(first.length).toBeGreaterThan(15)
    for (const each of all) {
      expect(each.lastPlayTime).toBeLessThan(NOON)
      expect(each.championPointsSinceLastLevel).toBeGreaterThanOrEqual(0)
      expect(each.championPointsUntilNextLevel).toBeGreaterThan(0)
    }
  })
})
