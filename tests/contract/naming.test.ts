import { graphql, isInputObjectType, Kind, parse } from 'graphql'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { schema } from '../../gateway/composition/schema.ts'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { createStaticCost } from '../../gateway/limits/static-cost.ts'
import { rostersOf, writeRosters } from '../support/rosters.ts'
import { openTestWorld } from '../support/test-world.ts'

const answerShape = z.object({ proPlayer: z.object({ id: z.string(), slug: z.string() }) })

const numbered = z.object({ key: z.number(), older: z.number() })

const keyed = z.object({ items: z.array(numbered) })

let world: ReturnType<typeof openTestWorld>

beforeEach(async () => {
  world = openTestWorld()
  await writeRosters(world.store, rostersOf(world.simulator))
})

describe('inputs that name one object', () => {
  const inputs = Object.values(schema.getTypeMap()).filter((type) => isInputObjectType(type))

  it('end in `By`, and accept exactly one of their fields', () => {
    const named = inputs.filter(({ name }) => name.endsWith('By'))
    expect(named.map(({ name }) => name)).toEqual(['ChampionBy', 'ProPlayerBy', 'ReplayStartBy', 'ComparedBy'])
    expect(inputs.filter(({ isOneOf }) => isOneOf)).toEqual(named)
  })
})

describe('a champion', () => {
  const ask = (by: object) => world.ask('query ($by: ChampionBy!) { champion(by: $by) { key } }', { by })

  it.each([{ key: 103 }, { slug: 'Ahri' }, { slug: 'aHRI' }, { id: encodeGlobalId('Champion', 103) }])(
    'is found by %o',
    async (by) => {
      expect(await ask(by)).toEqual({ champion: { key: 103 } })
    },
  )

  it.each([{ key: 999_999 }, { key: 0 }, { slug: 'Nobody' }, { id: encodeGlobalId('ProPlayer', 103) }, { id: '~' }])(
    'is null for %o',
    async (by) => {
      expect(await ask(by)).toEqual({ champion: null })
    },
  )

  it('is still found by the deprecated arguments', async () => {
    expect(await world.ask('{ champion(key: 103) { slug } }')).toEqual({ champion: { slug: 'Ahri' } })
    expect(await world.ask('{ champion(slug: "Ahri") { key } }')).toEqual({ champion: { key: 103 } })
  })

  it.each(['', '(slug: "Ahri", key: 103)', '(by: { key: 103 }, key: 103)'])('is refused for %o', async (args) => {
    await expect(world.ask(`{ champion${args} { key } }`)).rejects.toThrow(/is given: pass/)
  })

  it('can not be named in two ways', async () => {
    const { errors } = await graphql({ schema, source: '{ champion(by: { key: 103, slug: "Ahri" }) { key } }' })
    expect(String(errors)).toMatch(/exactly one/i)
  })
})

describe('a pro player', () => {
  const ask = (by: object) => world.ask('query ($by: ProPlayerBy!) { proPlayer(by: $by) { id slug } }', { by })
  const player = () => world.simulator.proPlayers[0] ?? { name: '', team: '' }

  it('is found by id, slug, name, and name with team, in any case', async () => {
    const { name } = player()
    const found = await ask({ name: { name } })
    expect(found).toMatchObject({ proPlayer: { id: expect.any(String) } })
    const { id, slug } = toPlayer(found)
    expect(await ask({ id })).toEqual(found)
    expect(await ask({ slug: slug.toUpperCase() })).toEqual(found)
    expect(await ask({ name: { name: slug, team: player().team.toLowerCase() } })).toEqual(found)
    expect(await world.ask('query ($name: String!) { proPlayer(name: $name) { id slug } }', { name })).toEqual(found)
  })

  it('is null for another team, and for unknown names', async () => {
    const other = world.simulator.proPlayers.find(({ team }) => team !== player().team)
    expect(await ask({ name: { name: player().name, team: other?.team } })).toEqual({ proPlayer: null })
    expect(await ask({ slug: 'nobody-at-all' })).toEqual({ proPlayer: null })
    expect(await ask({ id: encodeGlobalId('Champion', 103) })).toEqual({ proPlayer: null })
  })

  it.each(['', '(team: "T1")', '(by: { slug: "a" }, name: "a")', '(by: { slug: "a" }, team: "T1")'])(
    'is refused for %o',
    async (args) => {
      await expect(world.ask(`{ proPlayer${args} { id } }`)).rejects.toThrow(/pass/)
    },
  )

  function toPlayer(answer: unknown): { readonly id: string; readonly slug: string } {
    return answerShape.parse(answer).proPlayer
  }
})

describe('an item, a rune, a rune tree and an augment', () => {
  it('have the number of Riot as their `key`, and still by its older name', async () => {
    const { items } = keyed.parse(await world.ask('{ items(keys: [1001, 3006]) { key older: itemId } }'))
    expect(items).toEqual([
      { key: 1001, older: 1001 },
      { key: 3006, older: 3006 },
    ])
    expect(await world.ask('{ items(ids: [1001, 3006]) { key older: itemId } }')).toEqual({ items })
    const trees = '{ runeStyles { key older: styleId slots { runes { key older: runeId } } } }'
    for (const { key, older } of numbersIn(await world.ask(trees))) expect(key).toBe(older)
    for (const { key, older } of numbersIn(await world.ask('{ augments { key older: augmentId } }'))) {
      expect(key).toBe(older)
    }
  })

  it('cost the same by either argument', () => {
    const staticCost = createStaticCost(schema)
    const costOf = (argument: string) => {
      const [operation] = parse(`{ items(${argument}: [1001, 3006]) { key } }`).definitions
      if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The document has no operation.')
      return staticCost({ operation, findFragment: () => undefined, variables: {} }).points
    }
    expect(costOf('ids')).toBe(costOf('keys'))
    expect(costOf('keys')).toBeLessThan(10)
  })

  /** Lists the objects with both names, at any depth. */
  function numbersIn(value: unknown): readonly { readonly key: number; readonly older: number }[] {
    const found = numbered.safeParse(value)
    const inside = typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
    return found.success ? [found.data, ...inside] : inside
  }
})

describe('a filter', () => {
  const PLAYERS = 'query ($filter: ProPlayerFilter) { proPlayers(filter: $filter) { totalCount } }'
  const CHANGES = 'query ($filter: RosterChangeFilter) { rosterChanges(filter: $filter) { edges { cursor } } }'
  const GAMES = 'query ($filter: ActiveGameFilter) { activeGames(filter: $filter) { cursor } }'
  const STREAMS = 'query ($filter: StreamFilter) { streams(filter: $filter) { cursor } }'

  it.each([
    [PLAYERS, { teams: ['T1', 'nope'] }, '`teams` has "nope", which is unknown: pass the `code` of a team'],
    [PLAYERS, { leagues: ['nope'] }, '`leagues` has "nope", which is unknown: pass the `code` of a league'],
    [PLAYERS, { teams: Array.from({ length: 101 }, () => 'T1') }, '`teams` has 101 codes: pass at most 100.'],
    [CHANGES, { proPlayer: { slug: 'nope' } }, '`proPlayer` names no pro player of this server'],
    [GAMES, { teams: ['nope'] }, '`teams` has "nope", which is unknown'],
    [GAMES, { leagues: ['x'.repeat(50)] }, `has "${'x'.repeat(40)}…"`],
    [GAMES, { proPlayer: { name: { name: 'nope' } } }, '`proPlayer` names no pro player of this server'],
    [GAMES, { withChampion: { slug: 'nope' } }, '`withChampion` names no champion of this server'],
    [STREAMS, { teams: ['nope'] }, '`teams` has "nope", which is unknown'],
    [STREAMS, { proPlayer: { id: 'nope' } }, '`proPlayer` names no pro player of this server'],
  ])('of %s is refused when it names something unknown: %o', async (document, filter, message) => {
    await expect(world.ask(document, { filter })).rejects.toThrow(message)
  })

  it.each([
    ['builds(againstChampion: { key: 999999 }) { games }', '`againstChampion` names no champion'],
    ['proMatches(againstChampion: { slug: "nope" }) { edges { cursor } }', '`againstChampion` names no champion'],
    ['proMatches(proPlayer: { slug: "nope" }) { edges { cursor } }', '`proPlayer` names no pro player'],
  ])('of a champion is refused when it names something unknown: %s', async (selection, message) => {
    await expect(world.ask(`{ champion(by: { key: 103 }) { ${selection} } }`)).rejects.toThrow(message)
  })

  it('of roster changes accepts teams and players who have left the rosters', async () => {
    const none = { rosterChanges: { edges: [] } }
    expect(await world.ask(CHANGES, { filter: { team: 'gone' } })).toEqual(none)
    const id = encodeGlobalId('ProPlayer', 'gone')
    expect(await world.ask(CHANGES, { filter: { proPlayer: { id } } })).toEqual(none)
    expect(await world.ask(CHANGES, { filter: { player: id } })).toEqual(none)
  })

  it('accepts known codes in any case', async () => {
    const { team = '', league = '' } = world.simulator.proPlayers[0] ?? {}
    const filter = { teams: [team.toLowerCase()], leagues: [league.toLowerCase()] }
    expect(await world.ask(PLAYERS, { filter })).toMatchObject({ proPlayers: { totalCount: expect.any(Number) } })
    expect(await world.ask(STREAMS, { filter })).toMatchObject({ streams: {} })
  })
})
