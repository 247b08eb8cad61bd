import { beforeAll, describe, expect, it } from 'vitest'
import { encodeGlobalId } from '../../gateway/contract/global-id.ts'
import { openTestWorld } from '../support/test-world.ts'

let world: ReturnType<typeof openTestWorld>

beforeAll(() => {
  world = openTestWorld()
})

/** Sends an invalid query and expects a BAD_USER_INPUT error. */
async function expectRefused(source: string, message: string): Promise<void> {
  const refused = world.ask(source)
  await expect(refused).rejects.toThrow(message)
  await expect(refused).rejects.toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
}

describe('the query for a champion', () => {
  it.each(['MonkeyKing', 'monkeyking', 'MONKEYKING'])('finds a champion by the slug %s in any case', async (slug) => {
    expect(await world.ask(`{ champion(slug: "${slug}") { key slug } }`)).toEqual({
      champion: { key: 62, slug: 'MonkeyKing' },
    })
  })

  it('finds a champion by number', async () => {
    expect(await world.ask('{ champion(key: 62) { slug } }')).toEqual({ champion: { slug: 'MonkeyKing' } })
  })

  it.each(['slug: "Nobody"', 'slug: ""', 'key: 0', 'key: -1', 'key: 99999'])('returns null for %s', async (which) => {
    expect(await world.ask(`{ champion(${which}) { key } }`)).toEqual({ champion: null })
  })

  it('requires exactly one of its arguments', async () => {
    await expectRefused('{ champion { key } }', 'No champion is given: pass `by`, such as')
    await expectRefused(
      '{ champion(slug: "Ahri", key: 103) { key } }',
      'More than one of `by`, `slug` and `key` is given: pass only `by`.',
    )
  })
})

describe('the statistics of a champion', () => {
  const ask = (field: string) => `{ champion(slug: "Ahri") { ${field} } }`

  it.each(['abc', '16', '16.4.1', '', ' 16.4', '16.4x'])('reject the invalid patch "%s"', async (patch) => {
    const message = `\`patch\` is ${JSON.stringify(patch)}: write the two numbers of a patch, such as \`16.4\`.`
    await expectRefused(ask(`statistics(filter: { patch: "${patch}" }) { games }`), message)
    await expectRefused(ask(`proMatches(patch: "${patch}") { edges { cursor } }`), message)
    await expectRefused(`{ championTable(filter: { patch: "${patch}" }) { matches } }`, message)
  })

  it.each(['items', 'spells', 'runePages'])('reject fewer than one and more than fifty %s', async (list) => {
    for (const first of [0, 51]) {
      await expectRefused(
        ask(`statistics { ${list}(first: ${first}) { share { value } } }`),
        `\`first\` is ${first}: ask for 1 to 50.`,
      )
    }
  })

  it.each(['oneTricks', 'players'])('reject fewer than one and more than fifty accounts for %s', async (list) => {
    for (const first of [-1, 51]) {
      await expectRefused(ask(`${list}(first: ${first}) { puuid }`), `\`first\` is ${first}: ask for 1 to 50 accounts.`)
    }
  })
})

describe('the games of pro players on a champion', () => {
  const ask = (rules: string) => `{ champion(slug: "Ahri") { proMatches(${rules}) { edges { cursor } } } }`

  it.each([
    ['first: 0', '`first` is 0: ask for 1 to 50 games.'],
    ['first: 51', '`first` is 51: ask for 1 to 50 games.'],
    ['versus: 0', '`versus` is 0: pass the `key` of a champion.'],
    ['after: "nonsense"', '`after` is not a cursor of this list'],
    [`after: "${Buffer.from('1:EUW1_1').toString('base64url')}"`, '`after` is not a cursor of this list'],
    ['afterMatch: "nonsense"', '"nonsense" is not a match id'],
    ['afterMatch: "EUW1_1"', 'The match EUW1_1 is not stored here: pass the `matchId` of a match of an earlier page.'],
    ['after: "a", afterMatch: "EUW1_1"', '`after` and `afterMatch` are both given: pass only one of them.'],
    ['player: "somebody"', '`player` is not the id of a pro player: pass the `id` of a `ProPlayer`, unchanged.'],
    [`player: "${encodeGlobalId('Account', 'EUW1_a')}"`, '`player` is not the id of a pro player'],
  ])('reject the argument %s', async (rules, message) => {
    await expectRefused(ask(rules), message)
  })

  it('are an empty list for an unknown player', async () => {
    const answer = await world.ask(ask(`player: "${encodeGlobalId('ProPlayer', 'nobody')}"`))
    expect(answer).toEqual({ champion: { proMatches: { edges: [] } } })
  })
})
