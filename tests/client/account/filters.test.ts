import { ApolloLink } from '@apollo/client'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { loadAccount } from '../../../client/features/account/load-account-page.ts'
import { Locale } from '../../../client/gql/graphql.ts'
import {
  championWord,
  findChampion,
  groupChoices,
  listPlayedChampions,
  searchChampions,
  type ChampionChoice,
} from '../../../client/match/champion-choices.ts'
import { answering, VEYL } from '../stand-in-server.ts'

const choice = (key: number, slug: string | null, name: string | null = slug): ChampionChoice => ({
  key,
  slug,
  name: name === null ? null : { __typename: 'LocalText', text: name, locale: Locale.EN },
  image: `/images/champions/icons/${key}.png`,
})

const AHRI = choice(103, 'Ahri')
const KAISA = choice(145, 'Kaisa', "Kai'Sa")
const WUKONG = choice(62, 'MonkeyKing', 'Wukong')
const UNKNOWN = choice(950, null)
const CHAMPIONS = [AHRI, KAISA, WUKONG, UNKNOWN]

describe('the champion in an address', () => {
  it('is its slug, or its key when the slug is unknown', () => {
    expect(championWord(WUKONG)).toBe('monkeyking')
    expect(championWord(UNKNOWN)).toBe('950')
  })

  it('is found again by its word', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHAMPIONS), (champion) => {
        expect(findChampion(CHAMPIONS, championWord(champion))).toBe(champion)
      }),
    )
  })

  it('is also found by its key, and has no name when the server does not know it', () => {
    expect(findChampion(CHAMPIONS, '103')).toBe(AHRI)
    expect(findChampion(CHAMPIONS, '4711')).toEqual({ key: 4711, name: null })
  })

  it('is null for an unknown word', () => {
    expect(findChampion(CHAMPIONS, 'nobody')).toBeNull()
    expect(findChampion(CHAMPIONS, '99999999999')).toBeNull()
  })
})

describe('the search for a champion', () => {
  const found = (typed: string) => searchChampions(CHAMPIONS, typed).map(({ key }) => key)

  it('finds all champions, in their order, for an empty text', () => {
    expect(found('')).toEqual([103, 145, 62, 950])
  })

  it('ignores case, spaces and punctuation', () => {
    expect(found('KAISA')).toEqual([145])
    expect(found("kai's")).toEqual([145])
  })

  it('ignores accents, even those that are part of a letter', () => {
    const accented = [choice(1, null, 'Łowca'), choice(2, null, 'Élise')]
    expect(searchChampions(accented, 'lowca').map(({ key }) => key)).toEqual([1])
    expect(searchChampions(accented, 'elise').map(({ key }) => key)).toEqual([2])
  })

  it('matches the slug as well as the name', () => {
    expect(found('monkey')).toEqual([62])
    expect(found('wuk')).toEqual([62])
  })

  it('lists names that begin with the text before names that contain it', () => {
    const orders = [choice(1, 'Zoe'), choice(2, 'Azir'), choice(3, 'Zed')]
    expect(searchChampions(orders, 'z').map(({ key }) => key)).toEqual([1, 3, 2])
  })

  it('finds a champion alone by a whole nickname, on the page or not', () => {
    const fortune = { ...choice(21, 'MissFortune', 'Miss Fortune'), nicknames: ['mf'] }
    const misfit = { ...choice(1, 'Misfit', 'Mr. Misfit, MF'), nicknames: [] }
    const keysOf = (played: readonly ChampionChoice[], typed: string) => {
      const groups = groupChoices(played, [misfit, fortune], typed)
      return [groups.played, groups.others].map((group) => group.map(({ key }) => key))
    }
    expect(keysOf([], 'MF')).toEqual([[], [21]])
    expect(keysOf([fortune], 'mf')).toEqual([[21], []])
    expect(keysOf([misfit], 'm')).toEqual([[1], [21]])
  })

  it('finds nothing for a text without letters and digits', () => {
    expect(['"', '!!', '.', '🦊'].map(found)).toEqual([[], [], [], []])
  })

  it('finds nothing for a text that is in no name', () => {
    expect(found('xyz')).toEqual([])
  })
})

describe('the champions of some matches', () => {
  it('are listed once each, the most played first', () => {
    const played = [AHRI, KAISA, WUKONG, KAISA]
    expect(listPlayedChampions(played).map(({ key }) => key)).toEqual([145, 103, 62])
  })
})

describe('the preload of the account route', () => {
  /** Returns the operations of a first visit to the account, each with its filter. */
  async function operationsOf(search: string) {
    const operations: object[] = []
    const recording = new ApolloLink((operation, forward) => {
      const { queue, champion } = operation.variables
      operations.push({ name: operation.operationName, queue, champion })
      return forward(operation)
    })
    const server = ApolloLink.from([recording, answering(VEYL)])
    const params = { gameName: 'Veyl', tagLine: 'KR1', region: 'KR' } as const
    const arrival = { params, locale: 'en', search: new URLSearchParams(search) } as const
    await loadAccount(createApolloClient(server), arrival)
    return operations
  }

  it('requests the history with the filters of the address', async () => {
    expect(await operationsOf('')).toEqual([{ name: 'AccountPage', queue: null, champion: null }])
    expect(await operationsOf('queue=flex')).toEqual([{ name: 'AccountPage', queue: 'FLEX', champion: null }])
  })

  it('filters by the key of a champion once the champions are loaded', async () => {
    expect(await operationsOf('queue=solo&champion=azir')).toEqual([
      { name: 'ChampionChoices', queue: undefined, champion: undefined },
      { name: 'AccountPage', queue: 'SOLO', champion: { key: 268 } },
    ])
  })

  it('requests every champion when the name is unknown', async () => {
    await vi.waitFor(async () =>
      expect(await operationsOf('champion=nobody')).toContainEqual({
        name: 'AccountPage',
        queue: null,
        champion: null,
      }),
    )
  })
})
