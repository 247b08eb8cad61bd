import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { listContractChanges, listContractVersions } from '../../gateway/contract/releases/list-contract-changes.ts'
import { listDeprecated } from '../../gateway/contract/releases/list-deprecated.ts'
import { createContractFeed } from '../../gateway/http/pages/contract-feed.ts'
import { createLog } from '../../gateway/shared/log.ts'

const log = createLog({ level: 'silent', write: () => {}, now: () => 0 })

const OLDER = buildSchema(`
  enum Lane { TOP JUNGLE }
  type Query {
    champion(key: Int): Int
    gone: Int @deprecated(reason: "Use \`champion\`. Removed after 2026-12-31.")
  }
`)

const NEWER = buildSchema(`
  "A lane of the map."
  enum Lane { TOP JUNGLE
    "The middle <lane>."
    MIDDLE }
  input ChampionBy { key: Int }
  type Query {
    champion(
      key: Int @deprecated(reason: "Use \`by\`. Removed after 2027-11-30.")
      "The champion."
      by: ChampionBy
    ): Int!
  }
`)

const RELEASES = [
  { version: '1.0', day: '2026-12-01', schema: OLDER },
  { version: '1.1', day: '2027-01-15', schema: NEWER },
]

describe('the changes between two contracts', () => {
  it('are grouped, with the description of each part, and the last day of what is deprecated', () => {
    expect(listContractChanges(OLDER, NEWER)).toEqual([
      { kind: 'added', part: 'ChampionBy', sentence: 'ChampionBy was added.', about: null, lastDay: null },
      {
        kind: 'added',
        part: 'Lane.MIDDLE',
        sentence: 'Enum value Lane.MIDDLE was added.',
        about: 'The middle <lane>.',
        lastDay: null,
      },
      {
        kind: 'added',
        part: 'Query.champion(by:)',
        sentence: 'An optional argument Query.champion(by:) was added.',
        about: 'The champion.',
        lastDay: null,
      },
      {
        kind: 'changed',
        part: null,
        sentence: 'Field Query.champion changed type from Int to Int!.',
        about: null,
        lastDay: null,
      },
      {
        kind: 'deprecated',
        part: 'Query.champion(key:)',
        sentence: 'Query.champion(key:) was deprecated.',
        about: 'Use `by`.',
        lastDay: '2027-11-30',
      },
      { kind: 'removed', part: 'Query.gone', sentence: 'Field Query.gone was removed.', about: null, lastDay: null },
    ])
  })

  it('do not include other words in a description', () => {
    const described = buildSchema('type Query { "A number." a: Int }')
    expect(listContractChanges(buildSchema('type Query { a: Int }'), described)).toEqual([])
  })
})

describe('the versions of the contract', () => {
  it('begin with what is not released yet, and end with the first release', () => {
    const present = buildSchema('type Query { champion: Int! }')
    const versions = listContractVersions(RELEASES, present)
    expect(versions.map(({ version, changes }) => [version, changes.length > 0])).toEqual([
      [null, true],
      ['1.1', true],
      ['1.0', false],
    ])
  })

  it('are the releases alone when nothing has changed since', () => {
    expect(listContractVersions(RELEASES, NEWER).map(({ version }) => version)).toEqual(['1.1', '1.0'])
  })
})

it('the deprecated parts of a contract have their last days', () => {
  expect(listDeprecated(OLDER)).toEqual([{ part: 'Query.gone', instead: 'Use `champion`.', lastDay: '2026-12-31' }])
})

describe('the feed of the contract', () => {
  const read = async (publicUrl: string | null) => {
    const present = buildSchema('type Query { champion: Int! }')
    const handle = createContractFeed({ versions: listContractVersions(RELEASES, present), publicUrl })
    return handle(new Request('http://lane.test/feeds/contract-changes.atom'), {
      requestId: '1',
      address: '192.0.2.1',
      log,
    })
  }

  it('has an entry for each release, newest first, and is as old as the newest', async () => {
    const response = await read(null)
    const text = await response.text()
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(response.headers.get('etag')).toBeTruthy()
    expect([...text.matchAll(/<entry>\s*<title[^>]*><!\[CDATA\[(.*?)\]\]>/gs)].map(([, title]) => title)).toEqual([
      'Contract 1.1',
      'Contract 1.0',
    ])
    expect(text).toContain('<updated>2027-01-15T00:00:00.000Z</updated>')
    expect(text).toContain('href="http://lane.test/developers/changelog#contract-1.1"')
  })

  it('escapes the descriptions of the contract, and names the last days', async () => {
    const text = await (await read('https://lane.example')).text()
    expect(text).toContain('<li>Enum value Lane.MIDDLE was added. The middle &lt;lane&gt;.</li>')
    expect(text).toContain('Works until 2027-11-30.')
    expect(text).toContain('<id>https://lane.example/feeds/contract-changes.atom#1.1</id>')
  })
})
