import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { OldClient, type OldAccount, type OldPlayer } from './old-client.ts'
import { PacingClock } from './pacing-clock.ts'
import { startTestProduct, type TestProduct } from './start-product.ts'

const TOKEN = 'a-token-of-more-than-16'
const REGIONS = 'EUW EUNE NA KR BR JP LAN LAS OCE PH RU SG TH TR TW VN ME'.split(' ')

const riotId = z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })
const demoAccounts = z.object({ status: z.object({ demoAccounts: z.tuple([riotId], riotId) }) })

let product: TestProduct
let visitor: OldClient
let operator: OldClient
let demo: z.infer<typeof riotId>
let account: OldAccount
/** A champion played by pros in counted games. */
let champion: number

beforeAll(async () => {
  product = await startTestProduct({ clock: new PacingClock(), variables: { OPERATOR_TOKEN: TOKEN } })
  visitor = new OldClient(product.url)
  operator = new OldClient(product.url, TOKEN)
  const { status } = await product.ask(demoAccounts, '{ status { demoAccounts { gameName tagLine region } } }')
  ;[demo] = status.demoAccounts
  account = known(await visitor.findAccount({ username: demo.gameName, tag: demo.tagLine, region: demo.region }))
  // Champions of pros are known once games are counted; owners of accounts are known once Riot has answered.
  champion = await vi.waitUntil(findPlayedChampion, { timeout: 60_000, interval: 500 })
  await vi.waitUntil(async () => (await visitor.listBootcamp()).length > 0, { timeout: 60_000, interval: 500 })
  await vi.waitUntil(hasLadder, { timeout: 60_000, interval: 500 })
  return () => product.close()
})

async function findPlayedChampion(): Promise<number | null> {
  const { championTable } = await product.ask(
    z.object({ championTable: z.object({ entries: z.array(z.object({ champion: z.object({ key: z.int() }) })) }) }),
    '{ championTable(filter: { population: PROS, queue: SOLO }) { entries { champion { key } } } }',
  )
  return championTable.entries[0]?.champion.key ?? null
}

async function hasLadder(): Promise<boolean> {
  const answer = z.object({ ladder: z.object({ totalCount: z.int() }).nullable() })
  return (await product.ask(answer, '{ ladder(region: EUW) { totalCount } }')).ladder !== null
}

function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error(`Nothing came. ${visitor.failures.join('; ')}`)
  return value
}

/** Returns all players of all leagues and teams. */
async function listAllPlayers(): Promise<readonly OldPlayer[]> {
  return Object.values(await visitor.listPlayers()).flatMap((teams) => Object.values(teams).flat())
}

describe('a client of the older server', () => {
  it('finds an account by Riot ID and by PUUID, in a query and in a body', async () => {
    expect(account).toEqual({ ...demo, puuid: expect.stringMatching(/^.{70,90}$/) })
    expect(await visitor.findAccount({ puuid: account.puuid })).toEqual(account)
    expect(await visitor.postAccount({ puuid: account.puuid })).toEqual(account)
    expect(await visitor.postAccount({ username: demo.gameName, tag: demo.tagLine, region: demo.region })).toEqual(
      account,
    )
  })

  it('finds a Riot ID on the one of seventeen regions where it plays', async () => {
    const found = await visitor.findOnAllRegions(demo.gameName, demo.tagLine)
    expect(Object.keys(found).toSorted()).toEqual(REGIONS.toSorted())
    expect(Object.values(found).filter((each) => each !== null)).toEqual([account])
    expect(found[demo.region]).toEqual(account)
  })

  it('names every champion', async () => {
    const champions = await visitor.listChampions()
    expect(Object.keys(champions).length).toBeGreaterThan(100)
    expect(champions['62']).toEqual({ title: 'Wukong', value: 'MonkeyKing' })
    expect(champions['103']).toEqual({ title: 'Ahri', value: 'Ahri' })
  })

  it('lists the masteries of an account, each with a known champion', async () => {
    const [masteries, champions] = [await visitor.listMasteries(account.puuid), await visitor.listChampions()]
    expect(masteries.length).toBeGreaterThan(0)
    for (const { championId, championPoints } of masteries) {
      expect(Object.keys(champions)).toContain(String(championId))
      expect(championPoints).toBeGreaterThan(0)
    }
  })

  it('counts the games of pros with a champion', async () => {
    const { games, wins, losses } = known(await visitor.findChampionStats(champion))
    expect(games).toBeGreaterThan(0)
    expect(wins + losses).toBe(games)
  })

  it('pages through the games of pros with a champion, each with its pro', async () => {
    const allPlayers = await listAllPlayers()
    const all = await visitor.listChampionMatches(champion, { amount: 3 })
    const [first, second] = all
    for (const { player, match } of all) {
      expect(allPlayers.map((each) => each.player)).toContain(player.player)
      const seats = match.info.participants.filter((seat) => seat.championId === champion)
      expect(seats.some((seat) => player.puuid.includes(seat.puuid))).toBe(true)
      expect(match.info.participants).toHaveLength(10)
      expect(match.info.teams.map(({ win }) => win)).toEqual(expect.arrayContaining([false, true]))
    }
    const { matchId } = known(first).match.metadata
    const next = await visitor.listChampionMatches(champion, { amount: 1, startAfter: matchId })
    expect(next.map(({ match }) => match.metadata.matchId)).toEqual(second ? [second.match.metadata.matchId] : [])
    const bottom = await visitor.listChampionMatches(champion, { lane: 'BOTTOM', versus: champion })
    expect(bottom).toEqual([])
  })

  it('finds the lanes of champions', async () => {
    const positions = known(await visitor.findPositions([champion, 999_999]))
    expect(positions).toEqual({ [champion]: expect.stringMatching(/^(TOP|JUNGLE|MIDDLE|BOTTOM|UTILITY)$/) })
    expect(await visitor.findPositions([champion])).toEqual(positions)
  })

  it('lists five rune trees of four rows each', async () => {
    const runes = await visitor.listRunes()
    expect(runes.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([8000, 8100, 8200, 8300, 8400])
    for (const { slots } of runes) {
      expect(slots).toHaveLength(4)
      for (const slot of slots) expect(slot.runes.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('groups pros by league and team, and finds a pro by league, team and name', async () => {
    const players = await visitor.listPlayers()
    expect(Object.keys(players)).toEqual(expect.arrayContaining(['LCK', 'LPL', 'LCS', 'LEC']))
    for (const [league, teams] of Object.entries(players)) {
      for (const [team, roster] of Object.entries(teams)) {
        for (const each of roster) expect([each.region, each.team]).toEqual([league, team])
      }
    }
    const [first] = players['LEC']?.['G2'] ?? []
    expect(await visitor.findPlayer('LEC', 'G2', known(first).player)).toEqual(first)
  })

  it('names the owner of each PUUID', async () => {
    const [names, allPlayers] = [await visitor.listNames(), await listAllPlayers()]
    expect(Object.keys(names).length).toBeGreaterThan(0)
    for (const [puuid, { player, team, region }] of Object.entries(names)) {
      expect(allPlayers).toContainEqual(expect.objectContaining({ player, team, region }))
      expect(puuid).toMatch(/^[\w-]{70,90}$/)
    }
  })

  it('ranks the pros of the bootcamp, all of them on EUW', async () => {
    const bootcamp = await visitor.listBootcamp()
    expect(new Set(bootcamp.map(({ region }) => region))).toEqual(new Set(['EUW']))
    for (const { wins, losses } of bootcamp) expect(wins + losses).toBeGreaterThan(0)
  })

  it('sums up the requested number of newest games of a pro', async () => {
    const { team, player } = known((await listAllPlayers()).find(({ puuid }) => puuid.length > 0))
    const gamesOf = async (amount?: number) => {
      const stats = Object.values(known(await visitor.findHistoryStats(team, player, amount)))
      return stats.reduce((sum, { wins, losses }) => sum + wins + losses, 0)
    }
    expect(await gamesOf()).toBe(20)
    expect(await gamesOf(3)).toBe(3)
  })

  it('has recorded no failure in the tests above', () => {
    expect(visitor.failures).toEqual([])
  })
})

describe('a client of the older server that writes', () => {
  const NEWCOMER = { player: 'Newcomer', region: 'LEC', team: 'G2', role: 'SUP' }

  it('adds a pro with an account, and transfers the pro', async () => {
    const { gameName: username, tagLine: tag } = await findFreeAccount()
    expect(await operator.addPlayer(NEWCOMER, { username, tag, region: 'EUW' })).toBe(true)
    const added = known(await visitor.findPlayer('LEC', 'G2', 'newcomer'))
    expect(added).toEqual({ ...NEWCOMER, puuid: [expect.stringMatching(/^[\w-]{70,90}$/)] })

    expect(await operator.transferPlayer('Newcomer', 'G2', 'FNC')).toBe(true)
    expect(await visitor.findPlayer('LEC', 'FNC', 'newcomer')).toEqual({ ...added, team: 'FNC' })
    expect(operator.failures).toEqual([])
  })

  it('is refused both without the token', async () => {
    const stranger = new OldClient(product.url)
    expect(await stranger.addPlayer({ ...NEWCOMER, player: 'Nobody' })).toBe(false)
    expect(await stranger.transferPlayer('Newcomer', 'FNC', 'G2')).toBe(false)
    expect(stranger.failures).toEqual([expect.stringContaining('401'), expect.stringContaining('401')])
    expect(await visitor.findPlayer('LEC', 'FNC', 'Newcomer')).not.toBeNull()
  })

  /** Returns an account of EUW without a pro: the last of the ladder, since pros are at its top. */
  async function findFreeAccount(): Promise<{ readonly gameName: string; readonly tagLine: string }> {
    const { ladder } = await product.ask(lastOfLadder, LAST_OF_LADDER)
    const [free] = known(ladder).edges
    return known(free).node
  }

  const LAST_OF_LADDER = '{ ladder(region: EUW, reverse: true, first: 1) { edges { node { gameName tagLine } } } }'
  const riotIdOnLadder = z.object({ gameName: z.string(), tagLine: z.string() })
  const lastOfLadder = z.object({
    ladder: z.object({ edges: z.array(z.object({ node: riotIdOnLadder })) }).nullable(),
  })
})

describe('a client of the older server without an answer', () => {
  it('shows empty lists, no player, and no account on any region', async () => {
    const offline = new OldClient('http://127.0.0.1:9')
    expect(await offline.findAccount({ puuid: account.puuid })).toBeNull()
    expect(await offline.postAccount({ puuid: account.puuid })).toBeNull()
    expect(await offline.findOnAllRegions(demo.gameName, demo.tagLine)).toEqual({})
    expect(await offline.listMasteries(account.puuid)).toEqual([])
    expect(await offline.listChampionMatches(champion)).toEqual([])
    expect(await offline.listRunes()).toEqual([])
    expect(await offline.listBootcamp()).toEqual([])
    expect(await offline.findPlayer('LEC', 'G2', 'anybody')).toBeNull()
    expect(await offline.findHistoryStats('G2', 'anybody')).toBeNull()
    expect(offline.failures).toHaveLength(9)
  })

  it('shows the same for unknown accounts, champions and players', async () => {
    const client = new OldClient(product.url)
    expect(await client.findAccount({ username: 'No Body', tag: 'NONE', region: 'EUW' })).toBeNull()
    expect(await client.listMasteries('nobody')).toEqual([])
    expect(await client.findChampionStats(999_999)).toBeNull()
    expect(await client.findPlayer('LEC', 'G2', 'Nobody At All')).toBeNull()
    expect(client.failures).toHaveLength(4)
  })
})
