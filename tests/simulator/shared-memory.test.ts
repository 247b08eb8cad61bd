import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { WorldMemory } from '../../gateway/simulator/world/world-memory.ts'
import { World } from '../../gateway/simulator/world/world.ts'

const DAY_MS = 86_400_000

/** A day early in a season, so that counting it takes little time. */
const EARLY = Date.UTC(2026, 0, 20)

it('worlds that share a memory have the ranks of a world that counts alone, whatever their times', () => {
  const memory = new WorldMemory('shared')
  const worlds = [new World(memory), new World(memory), new World(memory)]
  const players = memory.population.listAccounts('EUN1').slice(0, 20)
  const visit = fc.record({ world: fc.nat(worlds.length - 1), day: fc.nat(40), player: fc.nat(players.length - 1) })
  fc.assert(
    fc.property(fc.array(visit, { minLength: 1, maxLength: 12 }), (visits) => {
      const alone = new World('shared')
      for (const { world, day, player } of visits) {
        const at = EARLY + day * DAY_MS
        const account = players[player]
        const same = alone.population.byPuuid.get(account?.puuid ?? '')
        if (account === undefined || same === undefined) throw new Error('The population differs.')
        expect(worlds[world]?.listStandings(account, at)).toEqual(alone.listStandings(same, at))
      }
    }),
    { numRuns: 15 },
  )
})

it('a world with the memory of another starts where that one has counted to', () => {
  const memory = new WorldMemory('shared')
  const [account] = memory.population.listAccounts('KR')
  if (account === undefined) throw new Error('The world has no account.')
  const at = Date.UTC(2026, 10, 1)
  new World(memory).listStandings(account, at)

  const maker = memory.findMaker(account)
  if (maker === null) throw new Error('The account never plays.')
  const rounds: number[] = []
  const listTables = maker.listTables.bind(maker)
  maker.listTables = (round) => {
    rounds.push(round)
    return listTables(round)
  }
  new World(memory).listStandings(account, at)
  expect(rounds).toHaveLength(1)
})
