import { InMemoryCache } from '@apollo/client/cache'
import { gql } from '@apollo/client'
import { describe, expect, it } from 'vitest'
import { matchPolicies } from '../../../client/apollo/match-policies.ts'

const HISTORY = gql`
  query History($queue: QueueFilter, $after: String) {
    account {
      __typename
      id
      matches(queue: $queue, after: $after) {
        edges {
          cursor
        }
        missing
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

function page(cursors: readonly string[], { after = null, missing = 0, more = true }: PageOptions = {}) {
  return {
    edges: cursors.map((cursor) => ({ cursor })),
    missing,
    pageInfo: {
      hasNextPage: more,
      hasPreviousPage: after !== null,
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
  }
}

interface PageOptions {
  readonly after?: string | null
  readonly missing?: number
  readonly more?: boolean
}

/** A history in a cache: `put` is an answer of the server, `list` what the page then shows. */
function history() {
  const cache = new InMemoryCache({ typePolicies: matchPolicies })
  const put = (matches: object | null, variables: { after?: string; queue?: string } = {}) =>
    cache.writeQuery({
      query: HISTORY,
      variables,
      data: { account: { __typename: 'Account', id: 'veyl', matches } },
    })
  const list = (queue?: string) =>
    cache.readQuery<{ account: { matches: ReturnType<typeof page> | null } }>({
      query: HISTORY,
      variables: queue === undefined ? {} : { queue },
    })?.account.matches
  return { put, list }
}

const cursorsOf = (matches: ReturnType<typeof page> | null | undefined) => matches?.edges.map(({ cursor }) => cursor)

describe('the history in the cache', () => {
  it('grows by each page, and says of the whole what the pages say of their ends', () => {
    const { put, list } = history()
    put(page(['a', 'b'], { missing: 1 }))
    put(page(['c', 'd'], { after: 'b', missing: 2, more: false }), { after: 'b' })
    expect(list()).toEqual({
      edges: [{ cursor: 'a' }, { cursor: 'b' }, { cursor: 'c' }, { cursor: 'd' }],
      missing: 3,
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: 'a', endCursor: 'd' },
    })
  })

  it('does not double a page that is asked for twice', () => {
    const { put, list } = history()
    put(page(['a', 'b']))
    put(page(['c'], { after: 'b' }), { after: 'b' })
    put(page(['c', 'd'], { after: 'b' }), { after: 'b' })
    expect(cursorsOf(list())).toEqual(['a', 'b', 'c', 'd'])
  })

  it('begins anew with a first page', () => {
    const { put, list } = history()
    put(page(['a', 'b'], { missing: 1 }))
    put(page(['c'], { after: 'b' }), { after: 'b' })
    put(page(['x', 'a', 'b']))
    expect(cursorsOf(list())).toEqual(['x', 'a', 'b'])
    expect(list()?.missing).toBe(0)
  })

  it('keeps what is there when the next page is unknown', () => {
    const { put, list } = history()
    put(page(['a', 'b']))
    put(null, { after: 'b' })
    expect(cursorsOf(list())).toEqual(['a', 'b'])
    expect(list()?.pageInfo.hasNextPage).toBe(true)
  })

  it('is unknown, not empty, when Riot could not be asked for it', () => {
    const { put, list } = history()
    put(null)
    expect(list()).toBeNull()
    put(page(['a']))
    expect(cursorsOf(list())).toEqual(['a'])
  })

  it('is kept for each queue by itself', () => {
    const { put, list } = history()
    put(page(['a', 'b']))
    put(page(['s']), { queue: 'SOLO' })
    put(page(['t'], { after: 's' }), { queue: 'SOLO', after: 's' })
    expect(cursorsOf(list())).toEqual(['a', 'b'])
    expect(cursorsOf(list('SOLO'))).toEqual(['s', 't'])
  })
})

describe('an account in the cache', () => {
  it('is the same however its Riot ID is written', () => {
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
  it('holds what two questions about its participants brought, in either order', () => {
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
