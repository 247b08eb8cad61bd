import { gql } from '@apollo/client'
import { InMemoryCache } from '@apollo/client/cache'
import { describe, expect, it } from 'vitest'
import { matchPolicies } from '../../../client/apollo/match-policies.ts'

const HISTORY = gql`
  query History($queue: QueueFilter, $champion: ChampionBy, $after: String) {
    account {
      __typename
      id
      matches(queue: $queue, withChampion: $champion, after: $after) {
        edges {
          cursor
        }
        missing
        examined
        freshness {
          fetchedAt
          stale
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    }
  }
`

function page(cursors: readonly string[], options: PageOptions = {}) {
  const { after = null, missing = 0, more = true, end = cursors.at(-1) ?? null, stale = false, hour = 12 } = options
  return {
    edges: cursors.map((cursor) => ({ cursor })),
    missing,
    examined: options.examined ?? cursors.length,
    freshness: { fetchedAt: `2026-05-01T${hour}:00:00.000Z`, stale },
    pageInfo: {
      hasNextPage: more,
      hasPreviousPage: after !== null,
      startCursor: cursors[0] ?? null,
      endCursor: end,
    },
  }
}

interface PageOptions {
  readonly after?: string | null
  readonly missing?: number
  readonly more?: boolean
  readonly examined?: number
  /** Cursor of the next page; can belong to a match that was examined but not listed. */
  readonly end?: string
  readonly stale?: boolean
  readonly hour?: number
}

interface Variables {
  readonly after?: string
  readonly queue?: string | null
  readonly champion?: { readonly key: number } | null
}

/** A match history in a cache: `put` writes an answer of the server, `list` reads what the page shows. */
function history() {
  const cache = new InMemoryCache({ typePolicies: matchPolicies })
  const put = (matches: object | null, variables: Variables = {}) =>
    cache.writeQuery({
      query: HISTORY,
      variables,
      data: { account: { __typename: 'Account', id: 'veyl', matches } },
    })
  const list = (queue?: string, key?: number) =>
    cache.readQuery<{ account: { matches: ReturnType<typeof page> | null } }>({
      query: HISTORY,
      variables: { queue, champion: key === undefined ? null : { key } },
    })?.account.matches
  return { put, list }
}

const cursorsOf = (matches: ReturnType<typeof page> | null | undefined) => matches?.edges.map(({ cursor }) => cursor)

describe('the match history in the cache', () => {
  it('grows by each page and merges their page info', () => {
    const { put, list } = history()
    put(page(['a', 'b'], { missing: 1 }))
    put(page(['c', 'd'], { after: 'b', missing: 2, more: false }), { after: 'b' })
    expect(list()).toEqual({
      edges: [{ cursor: 'a' }, { cursor: 'b' }, { cursor: 'c' }, { cursor: 'd' }],
      missing: 3,
      examined: 4,
      freshness: { fetchedAt: '2026-05-01T12:00:00.000Z', stale: false },
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: 'a', endCursor: 'd' },
    })
  })

  it('does not duplicate a page that is fetched twice', () => {
    const { put, list } = history()
    put(page(['a', 'b']))
    put(page(['c'], { after: 'b' }), { after: 'b' })
    put(page(['c', 'd'], { after: 'b' }), { after: 'b' })
    expect(cursorsOf(list())).toEqual(['a', 'b', 'c', 'd'])
  })

  it('starts over with a first page', () => {
    const { put, list } = history()
    put(page(['a', 'b'], { missing: 1 }))
    put(page(['c'], { after: 'b' }), { after: 'b' })
    put(page(['x', 'a', 'b']))
    expect(cursorsOf(list())).toEqual(['x', 'a', 'b'])
    expect(list()?.missing).toBe(0)
  })

  it('keeps its matches when the next page is unknown', () => {
    const { put, list } = history()
    put(page(['a', 'b']))
    put(null, { after: 'b' })
    expect(cursorsOf(list())).toEqual(['a', 'b'])
    expect(list()?.pageInfo.hasNextPage).toBe(true)
  })

  it('is null, not empty, when Riot is unavailable', () => {
    const { put, list } = history()
    put(null)
    expect(list()).toBeNull()
    put(page(['a']))
    expect(cursorsOf(list())).toEqual(['a'])
  })

  it('continues after a match that was only examined, and sums up the examined matches', () => {
    const { put, list } = history()
    put(page([], { examined: 50, end: 'x' }))
    put(page(['a'], { after: 'x', examined: 50, end: 'y' }), { after: 'x' })
    put(page([], { after: 'y', examined: 7, more: false }), { after: 'y' })
    expect(cursorsOf(list())).toEqual(['a'])
    expect(list()?.examined).toBe(107)
  })

  it('merges a page after a match that was only examined once', () => {
    const { put, list } = history()
    put(page(['a'], { examined: 50, end: 'x' }))
    put(page(['b'], { after: 'x', examined: 50, end: 'y' }), { after: 'x' })
    put(page(['b'], { after: 'x', examined: 50, end: 'y' }), { after: 'x' })
    expect(cursorsOf(list())).toEqual(['a', 'b'])
    expect(list()?.examined).toBe(100)
  })

  it('has no gap when a page arrives that was requested before it started over', () => {
    const { put, list } = history()
    put(page(['a', 'b', 'c']))
    put(page(['y', 'x', 'a']))
    put(page(['d'], { after: 'c' }), { after: 'c' })
    expect(cursorsOf(list())).toEqual(['y', 'x', 'a'])
  })

  it('does not get shorter when a page of its middle arrives late', () => {
    const { put, list } = history()
    put(page(['a', 'b', 'c', 'd', 'e'], { more: false }))
    put(page(['c', 'd'], { after: 'b' }), { after: 'b' })
    put(page(['c'], { after: 'b', missing: 1 }), { after: 'b' })
    expect(cursorsOf(list())).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(list()?.missing).toBe(0)
    expect(list()?.pageInfo).toMatchObject({ hasNextPage: false, endCursor: 'e' })
  })

  it('keeps its age and its end when nothing could be examined', () => {
    const { put, list } = history()
    put(page(['a', 'b']))
    const before = list()
    put(page([], { after: 'b', stale: true, hour: 10, end: 'b' }), { after: 'b' })
    expect(list()).toEqual(before)
    put(page(['c'], { after: 'b' }), { after: 'b' })
    expect(cursorsOf(list())).toEqual(['a', 'b', 'c'])
  })

  it('ends when the stored matches are known to be complete', () => {
    const { put, list } = history()
    put(page(['a', 'b']))
    put(page([], { after: 'b', stale: true, end: 'b', more: false }), { after: 'b' })
    expect(list()?.pageInfo.hasNextPage).toBe(false)
  })

  it('keeps its matches when it cannot be fetched again', () => {
    const { put, list } = history()
    put(page(['a', 'b']))
    put(null)
    expect(cursorsOf(list())).toEqual(['a', 'b'])
  })

  it('has the age of its first page, and is stale as soon as a page is', () => {
    const { put, list } = history()
    put(page(['a'], { hour: 12 }))
    put(page(['b'], { after: 'a', hour: 13 }), { after: 'a' })
    expect(list()?.freshness).toEqual({ fetchedAt: '2026-05-01T12:00:00.000Z', stale: false })
    put(page(['c'], { after: 'b', hour: 10, stale: true }), { after: 'b' })
    expect(list()?.freshness).toEqual({ fetchedAt: '2026-05-01T10:00:00.000Z', stale: true })
  })

  it('is stored separately for each champion and queue', () => {
    const { put, list } = history()
    put(page(['a']))
    put(page(['ahri']), { champion: { key: 103 } })
    put(page(['solo ahri']), { queue: 'SOLO', champion: { key: 103 } })
    expect(cursorsOf(list())).toEqual(['a'])
    expect(cursorsOf(list(undefined, 103))).toEqual(['ahri'])
    expect(cursorsOf(list('SOLO', 103))).toEqual(['solo ahri'])
  })

  it('is the same without filters and with null filters', () => {
    const { put, list } = history()
    put(page(['a']), { queue: null, champion: null })
    expect(cursorsOf(list())).toEqual(['a'])
  })

  it('is stored separately for each queue', () => {
    const { put, list } = history()
    put(page(['a', 'b']))
    put(page(['s']), { queue: 'SOLO' })
    put(page(['t'], { after: 's' }), { queue: 'SOLO', after: 's' })
    expect(cursorsOf(list())).toEqual(['a', 'b'])
    expect(cursorsOf(list('SOLO'))).toEqual(['s', 't'])
  })
})

describe('an account in the cache', () => {
  it('is the same for any letter case of its Riot ID', () => {
    const look = gql`
      query Look($gameName: String!, $tagLine: String!, $region: Region!) {
        account(gameName: $gameName, tagLine: $tagLine, region: $region) {
          __typename
          id
        }
      }
    `
    const cache = new InMemoryCache({ typePolicies: matchPolicies })
    const data = { account: { __typename: 'Account', id: 'golab' } }
    cache.writeQuery({ query: look, variables: { gameName: 'żółty GOŁĄB', tagLine: 'euw1', region: 'EUW' }, data })
    const read = (gameName: string, region: string) =>
      cache.readQuery({ query: look, variables: { gameName, tagLine: 'EUW1', region } })
    expect(read('Żółty Gołąb', 'EUW')).toEqual(data)
    expect(read('Żółty Gołąb', 'EUNE')).toBeNull()
    expect(read('Zolty Golab', 'EUW')).toBeNull()
  })
})

describe('a match in the cache', () => {
  it('merges the participants of two queries, in either order', () => {
    const names = gql`
      query Names {
        match {
          __typename
          id
          participants {
            name
          }
        }
      }
    `
    const gold = gql`
      query Gold {
        match {
          __typename
          id
          participants {
            gold
          }
        }
      }
    `
    const match = (participants: object[]) => ({ match: { __typename: 'Match', id: 'm', participants } })
    const cache = new InMemoryCache({ typePolicies: matchPolicies })
    cache.writeQuery({ query: names, data: match([{ name: 'Veyl' }, { name: 'Orrin' }]) })
    cache.writeQuery({ query: gold, data: match([{ gold: 13_000 }, { gold: 9_000 }]) })
    cache.writeQuery({ query: names, data: match([{ name: 'Veyl' }, { name: 'Orrin' }]) })
    expect(cache.readQuery({ query: names })).toEqual(match([{ name: 'Veyl' }, { name: 'Orrin' }]))
    expect(cache.readQuery({ query: gold })).toEqual(match([{ gold: 13_000 }, { gold: 9_000 }]))
  })
})
