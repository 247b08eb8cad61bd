import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ProPlayer } from '../../gateway/rosters/rules/pro-scene.ts'
import { fetchProAccounts } from '../support/pro-accounts.ts'
import { proAccountOf, proPlayerNamed, rostersOf, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

const CHAMPIONS = `
  query ($name: String!, $last: Int! = 20) {
    proPlayer(team: "G2", name: $name) {
      champions(last: $last) {
        games since missingAccounts
        freshness { fetchedAt stale }
        entries { champion { key } record { games wins kills deaths assists } }
      }
    }
  }`
const tally = z.object({
  games: z.number(),
  wins: z.number(),
  kills: z.number(),
  deaths: z.number(),
  assists: z.number(),
})
const championsAnswer = z.object({
  proPlayer: z.object({
    champions: z.object({
      games: z.number(),
      since: z.string().nullable(),
      missingAccounts: z.number(),
      freshness: z.object({ fetchedAt: z.string(), stale: z.boolean() }).nullable(),
      entries: z.array(z.object({ champion: z.object({ key: z.number() }), record: tally })),
    }),
  }),
})

const MATCHES = `
  query ($name: String!) {
    proPlayer(team: "G2", name: $name) {
      accounts {
        account {
          matches(queue: SOLO, first: 30) {
            edges {
              node { startedAt }
              participant { win kills deaths assists champion { key } }
            }
          }
        }
      }
    }
  }`
const matchesAnswer = z.object({
  proPlayer: z.object({
    accounts: z.array(
      z.object({
        account: z.object({
          matches: z.object({
            edges: z.array(
              z.object({
                node: z.object({ startedAt: z.string() }),
                participant: z.object({
                  win: z.boolean(),
                  kills: z.number(),
                  deaths: z.number(),
                  assists: z.number(),
                  champion: z.object({ key: z.number() }),
                }),
              }),
            ),
          }),
        }),
      }),
    ),
  }),
})

let world: ReturnType<typeof openTestWorld>
let player: ProPlayer

beforeEach(async () => {
  world = openTestWorld()
  const rosters = rostersOf(world.simulator)
  const first = rosters.players.find(({ memberships }) => memberships[0]?.team === 'G2')
  if (first === undefined) throw new Error('G2 has no players.')
  player = first
  const halfKnown = proPlayerNamed('Half Known', 'G2', {
    accounts: [
      proAccountOf({ platform: 'EUW1', gameName: 'Nobody at all', tagLine: 'NONE' }),
      ...(rosters.players.find(({ memberships }) => memberships[0]?.team === 'T1')?.accounts.slice(0, 1) ?? []),
    ],
  })
  const idle = proPlayerNamed('Idle', 'G2')
  await writeRosters(world.store, { ...rosters, players: [player, halfKnown, idle] })
})

async function askChampions(name: string, last?: number) {
  return championsAnswer.parse(await world.ask(CHAMPIONS, { name, last })).proPlayer.champions
}

describe('the champions of a pro player', () => {
  it('add up the newest ranked solo games of all accounts, most games first', async () => {
    await fetchProAccounts(world)
    const { accounts } = matchesAnswer.parse(await world.ask(MATCHES, { name: player.name })).proPlayer
    const newest = accounts
      .flatMap(({ account }) => account.matches.edges)
      .toSorted((a, b) => Date.parse(b.node.startedAt) - Date.parse(a.node.startedAt))
      .slice(0, 30)
    const champions = await askChampions(player.name, 30)
    expect(accounts).toHaveLength(2)
    expect(champions).toMatchObject({ games: 30, since: newest.at(-1)?.node.startedAt, missingAccounts: 0 })

    const expected = Map.groupBy(newest, ({ participant }) => participant.champion.key)
    expect(new Map(champions.entries.map(({ champion, record }) => [champion.key, record]))).toEqual(
      new Map(
        [...expected].map(([key, games]) => {
          const sum = (of: (game: (typeof newest)[number]['participant']) => number) =>
            games.reduce((total, { participant }) => total + of(participant), 0)
          return [
            key,
            {
              games: games.length,
              wins: sum(({ win }) => Number(win)),
              kills: sum(({ kills }) => kills),
              deaths: sum(({ deaths }) => deaths),
              assists: sum(({ assists }) => assists),
            },
          ]
        }),
      ),
    )
    const counts = champions.entries.map(({ record }) => record.games)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  })

  it('count twenty games by default', async () => {
    await fetchProAccounts(world)
    expect(await askChampions(player.name)).toMatchObject({ games: 20 })
    expect(await askChampions(player.name, 1)).toMatchObject({ games: 1, entries: [{ record: { games: 1 } }] })
  })

  it('leave out accounts in doubt, such as one that Riot does not know', async () => {
    await fetchProAccounts(world)
    const champions = await askChampions('Half Known')
    expect(champions).toMatchObject({ games: 20, missingAccounts: 0, freshness: { stale: false } })
  })

  it('are empty when no account is known', async () => {
    const nothing = { games: 0, since: null, freshness: null, entries: [] }
    expect(await askChampions(player.name)).toEqual({ ...nothing, missingAccounts: 2 })
    expect(await askChampions('Idle')).toEqual({ ...nothing, missingAccounts: 0 })
  })

  it('count the stored games while Riot is down, and report accounts without any', async () => {
    await fetchProAccounts(world)
    const before = await askChampions(player.name)
    world.simulator.misbehave({ kind: 'fail', status: 503 })
    await world.clock.advance(3 * 60_000)
    const [during, other] = await askWhileDown([player.name, 'Half Known'])
    expect(during).toEqual({ ...before, freshness: { ...before.freshness, stale: true } })
    expect(other).toMatchObject({ games: 0, missingAccounts: 1, freshness: null })
  })

  it.each([0, 101])('refuse %i games', async (last) => {
    await expect(askChampions(player.name, last)).rejects.toThrow(`\`last\` is ${last}: ask for 1 to 100 games.`)
  })
})

describe('the champions of several pro players', () => {
  /** Number of players without accounts. */
  const IDLE = 6

  const ask = (first: number) =>
    world.ask('query ($first: Int!) { proPlayers(first: $first) { edges { node { champions { games } } } } }', {
      first,
    })

  beforeEach(async () => {
    world = openTestWorld()
    const players = Array.from({ length: IDLE }, (_, index) => proPlayerNamed(`Idle ${index}`, 'G2'))
    await writeRosters(world.store, { players })
  })

  it('are answered for five players in each operation', async () => {
    for (let operation = 0; operation < 2; operation++) {
      const edges = Array.from({ length: 5 }, () => ({ node: { champions: { games: 0 } } }))
      expect(await ask(5)).toEqual({ proPlayers: { edges } })
    }
  })
})

/** Advances the clock until all retries of requests to Riot are used up. */
async function askWhileDown(names: readonly string[]) {
  const answers = Promise.all(names.map((name) => askChampions(name)))
  const [found] = await Promise.all([answers, world.clock.advance(120_000)])
  return found
}
