import { NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { type ExampleTab, listExamples, type World } from '../../../client/explorer/examples.ts'
import { explorerTextsIn } from '../../../client/explorer/explorer-texts.ts'
import { findWorld } from '../../../client/explorer/find-world.ts'
import { schema } from '../../../gateway/composition/schema.ts'
import { type Locale, LOCALES } from '../../../languages.ts'
import { rostersOf, writeRosters } from '../../support/rosters.ts'
import { openTestWorld } from '../../support/test-world.ts'

const NOTHING: World = { account: null, champion: null }

/** The four examples by what they are about. */
function examplesOf(world: World, locale: Locale = 'en') {
  const [account, pros, champion, streams, ...others] = listExamples(world, explorerTextsIn(locale))
  if (!account || !pros || !champion || !streams || others.length > 0) throw new Error('There are four examples.')
  return { account, pros, champion, streams }
}

async function openWorld({ withPros }: { readonly withPros: boolean }) {
  const world = openTestWorld()
  if (withPros) await writeRosters(world.store, rostersOf(world.simulator))
  return {
    ...world,
    send: async (query: string) => ({ data: await world.ask(query) }),
    run: ({ query, variables }: ExampleTab) => world.ask(query, variables === '' ? {} : JSON.parse(variables)),
  }
}

describe.each(LOCALES)('the examples of the explorer in %s', (locale) => {
  it('are valid, use nothing deprecated, and begin with a comment', () => {
    for (const { query } of Object.values(examplesOf(NOTHING, locale))) {
      expect(query).toMatch(/^# \S/)
      expect(validate(schema, parse(query), [...specifiedRules, NoDeprecatedCustomRule])).toEqual([])
    }
  })

  it('have a name that GraphiQL finds for their tab', () => {
    const queries = Object.values(examplesOf(NOTHING, locale)).map(({ query }) => query)
    expect(queries.map((query) => /^(?!#).*(?:query|subscription)\s+(\w+)/m.exec(query)?.[1])).toEqual([
      'Account',
      'LivePros',
      'ChampionStatistics',
      'LiveStreams',
    ])
  })

  it('give a result in the running world without a change', async () => {
    const world = await openWorld({ withPros: true })
    const { account, pros, champion, streams } = examplesOf(await findWorld(world.send), locale)
    expect(await world.run(account)).toMatchObject({
      account: { __typename: 'Account', matches: { edges: expect.arrayContaining([expect.anything()]) } },
    })
    expect(await world.run(pros)).toMatchObject({ activeGames: { games: [] }, streams: { streams: [] } })
    expect(await world.run(champion)).toMatchObject({ champion: { name: { text: expect.any(String) } } })
    const updates = await world.follow(streams.query)
    expect(await updates.next()).toMatchObject({ streams: { snapshot: true } })
    await updates.leave()
  })
})

describe('what the examples are about', () => {
  it('is an account of a pro player, where there is no demo account', async () => {
    const { send, simulator } = await openWorld({ withPros: true })
    const { account } = await findWorld(send)
    const known = simulator.proPlayers.flatMap(({ accounts }) => accounts)
    expect(known.map(({ gameName, tagLine }) => `${gameName}#${tagLine}`)).toContain(
      `${account?.gameName}#${account?.tagLine}`,
    )
  })

  it.each([
    ['does not answer', () => Promise.reject(new Error('offline'))],
    ['refuses', async () => ({ errors: [{ message: 'Too many points.' }] })],
    ['answers nonsense', async () => 'nonsense'],
  ])('is something that every world has while the server %s', async (_what, send) => {
    const world = await openWorld({ withPros: false })
    const { account, champion } = examplesOf(await findWorld(send))
    expect(await world.run(account)).toMatchObject({ account: { __typename: 'AccountNotFound' } })
    expect(await world.run(champion)).toMatchObject({ champion: { name: { text: 'Azir' } } })
  })
})
