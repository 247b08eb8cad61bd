import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accountDocumentId, accountsCollection } from '../../gateway/accounts/collections/accounts.ts'
import { setAside } from '../../gateway/accounts/collections/riot-keys.ts'
import { gameNameSkeleton } from '../../gateway/accounts/rules/game-name-skeleton.ts'
import type { ProRole } from '../../gateway/rosters/rules/pro-role.ts'
import { proSlugOf } from '../../gateway/rosters/rules/pro-scene.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { proPlayerNamed, writeRosters } from '../support/rosters.ts'
import { storedAccount } from '../support/stored-account.ts'
import { openTestWorld } from '../support/test-world.ts'

const SEARCH = `
  query ($text: String!, $first: Int) {
    search(text: $text, first: $first) {
      lookUp { gameName tagLine region }
      accounts { gameName tagLine region }
      proPlayers { name team { code } role }
      proTeams { code name }
      champions { slug }
    }
  }`

const NOTHING = { lookUp: null, accounts: [], proPlayers: [], proTeams: [], champions: [] }

const results = z.object({
  search: z.object({
    lookUp: z.unknown(),
    accounts: z.array(z.object({ gameName: z.string(), tagLine: z.string(), region: z.string() })),
    proPlayers: z.array(
      z.object({ name: z.string(), team: z.object({ code: z.string() }).nullable(), role: z.string() }),
    ),
    proTeams: z.array(z.object({ code: z.string(), name: z.string() })),
    champions: z.array(z.object({ slug: z.string() })),
  }),
})

let world: ReturnType<typeof openTestWorld>

beforeEach(async () => {
  world = openTestWorld()
  await writeProScene()
})

describe('a search', () => {
  it('finds pro players by name, also with their team', async () => {
    for (const text of ['Sable', 'sable', 'SAB', 'ŚABLÉ', 'wolf sable', 'WOLF.sa', 'wolfs']) {
      expect((await search(text)).proPlayers, text).toEqual([{ name: 'Sable', team: { code: 'WOLF' }, role: 'MID' }])
    }
    expect((await search('able')).proPlayers).toEqual([])
  })

  it('finds teams with all their players', async () => {
    expect(await search('wolf')).toMatchObject({
      proTeams: [{ code: 'WOLF', name: 'Grey Wolves' }],
      proPlayers: [{ name: 'Two Words' }, { name: 'Sable' }],
    })
    expect(await search('wolves')).toMatchObject({ proTeams: [{ code: 'WOLF' }], proPlayers: [] })
  })

  it('sorts exact names before prefixes, and prefixes before inner words', async () => {
    const { proPlayers } = await search('sa')
    expect(proPlayers.map(({ name }) => name)).toEqual(['Sa', 'Sable', 'Kor Sa'])
  })

  it('finds champions by English and Polish name and by slug', async () => {
    for (const [text, slug] of [
      ['khazix', 'Khazix'],
      ['kai sa', 'Kaisa'],
      ['wukong', 'MonkeyKing'],
      ['MonkeyK', 'MonkeyKing'],
      ['mundo', 'DrMundo'],
    ]) {
      expect(
        (await search(text ?? '')).champions.map((champion) => champion.slug),
        text,
      ).toEqual([slug])
    }
  })

  it.each([
    ['mf', 'MissFortune'],
    ['ASol', 'AurelionSol'],
    ['j4', 'JarvanIV'],
    ['tf', 'TwistedFate'],
    ['gp', 'Gangplank'],
    ['lb', 'Leblanc'],
    ['ww', 'Warwick'],
    ['k6', 'Khazix'],
  ])('finds the champion that players call %s first', async (text, slug) => {
    expect((await search(text)).champions[0]?.slug).toBe(slug)
  })

  it('lists at most the requested number of each kind', async () => {
    const { proPlayers, champions } = await search('s', 2)
    expect(proPlayers).toHaveLength(2)
    expect(champions).toHaveLength(2)
  })

  it.each(['', '  ', '\n', "'"])('returns nothing for %j', async (text) => {
    expect(await search(text)).toEqual(NOTHING)
  })
})

describe('the accounts in a search', () => {
  it('are found by name prefix: exact names first, then prefixes, then look-alikes', async () => {
    await writeAccounts(
      ['Veylo', 'EUW', 1],
      ['Veyl', 'OLD', 1],
      ['Vеyl', 'NEW', 2],
      ['Vey', 'KR1', 1],
      ['Other', 'EUW', 9],
    )
    expect(namesOf(await search('veyl'))).toEqual(['Veyl#OLD', 'Veylo#EUW', 'Vеyl#NEW'])
    expect(namesOf(await search('V E Y'))).toEqual(['Vey#KR1', 'Veyl#OLD', 'Veylo#EUW', 'Vеyl#NEW'])
  })

  it('are sorted by name when their letters are the same, newest of a name first', async () => {
    await writeAccounts(['T1', 'OLD', 1], ['t1', 'NEW', 2], ['TL', 'EUW', 9], ['T1 b', 'KR1', 1], ['T1 a', 'EUW', 1])
    expect(namesOf(await search('t1'))).toEqual(['t1#NEW', 'T1#OLD', 'T1 a#EUW', 'T1 b#KR1', 'TL#EUW'])
  })

  it('are narrowed by a tag line, the exact one first', async () => {
    await writeAccounts(['Veyl', 'EUW1', 9], ['Veyl', 'EUW', 1], ['Veyl', 'KR1', 5], ['Veylo', 'EUW', 1])
    expect(namesOf(await search('Veyl#euw'))).toEqual(['Veyl#EUW', 'Veyl#EUW1', 'Veylo#EUW'])
    expect(namesOf(await search('veyl #'))).toHaveLength(4)
  })

  it('exclude accounts that are set aside', async () => {
    await writeAccounts(['Veyl', 'EUW', 1])
    await writeAccount('Veyl', 'LOST', 2, setAside('former'))
    expect(namesOf(await search('veyl'))).toEqual(['Veyl#EUW'])
  })

  it('cost one bounded read of the store, and no request to Riot', async () => {
    await search('warm')
    await writeAccounts(['Veyl', 'EUW', 1])
    const before = world.reads.length
    for (const text of ['veyl', 'Veyl#EUW', 'https://stats.test/summoners/euw/Veyl-EUW']) await search(text)
    expect(world.reads.slice(before)).toEqual(['query accounts', 'query accounts', 'query accounts'])
    await search('https://stats.test/player/wolf/sable')
    await search(' ')
    expect(world.reads.slice(before)).toHaveLength(3)
    expect(world.requests).toEqual([])
  })
})

describe('a search for a whole Riot ID', () => {
  it('offers a look-up, even without a stored account', async () => {
    expect(await search('Nobody At-All #0000 euw')).toEqual({
      ...NOTHING,
      lookUp: { gameName: 'Nobody At-All', tagLine: '0000', region: 'EUW' },
    })
  })

  it('accepts a profile link, and lists the stored account as well', async () => {
    await writeAccounts(['Nobody At-All', '0000', 1])
    expect(await search('https://stats.test/lol/summoners/kr/Nobody+At-All-0000/overview')).toEqual({
      ...NOTHING,
      lookUp: { gameName: 'Nobody At-All', tagLine: '0000', region: 'KR' },
      accounts: [{ gameName: 'Nobody At-All', tagLine: '0000', region: 'EUW' }],
    })
  })
})

describe('a search for the link of a pro player', () => {
  it.each([
    'https://lanewatch.test/player/wolf/two_words',
    'https://stats.test/players/Two%20Words',
    'stats.test/player/two-words/champions',
  ])('finds the player by %s', async (text) => {
    expect(await search(text)).toMatchObject({ ...NOTHING, proPlayers: [{ name: 'Two Words' }] })
  })
})

describe('an invalid search', () => {
  it.each([
    [{ text: 'x'.repeat(201), first: 5 }, '`text` has 201 characters: write at most 200.'],
    [{ text: 'x', first: 0 }, '`first` is 0: ask for 1 to 20 of each kind.'],
    [{ text: 'x', first: 21 }, '`first` is 21: ask for 1 to 20 of each kind.'],
  ])('is refused with a reason', async (variables, message) => {
    await expect(world.ask(SEARCH, variables)).rejects.toThrow(message)
  })

  it('does not include 200 characters of any size in bytes', async () => {
    expect(await search('🐉'.repeat(200))).toEqual(NOTHING)
  })
})

async function search(text: string, first = 5) {
  return results.parse(await world.ask(SEARCH, { text, first })).search
}

function namesOf({ accounts }: { readonly accounts: readonly { gameName: string; tagLine: string }[] }) {
  return accounts.map(({ gameName, tagLine }) => `${gameName}#${tagLine}`)
}

async function writeAccounts(
  ...accounts: readonly (readonly [gameName: string, tagLine: string, fetchedAt: number])[]
) {
  for (const [gameName, tagLine, fetchedAt] of accounts) await writeAccount(gameName, tagLine, fetchedAt, 'present')
}

function writeAccount(gameName: string, tagLine: string, fetchedAt: number, keyId: string) {
  const puuid = `${gameName.length}-${tagLine}-${fetchedAt}`
  return world.store.transaction(async (transaction) =>
    openCollection(world.store, accountsCollection)
      .in(transaction)
      .set(accountDocumentId({ platform: 'EUW1', puuid }), {
        ...storedAccount({ puuid, keyId, gameName, tagLine, namedAt: fetchedAt }),
        skeleton: gameNameSkeleton(gameName),
      }),
  )
}

/** Writes one league of two teams, and a player without a team. */
function writeProScene() {
  const playerOf = (name: string, role: ProRole, team: string) =>
    proPlayerNamed(name, team, { id: proSlugOf(name), role, revision: 1 })
  return writeRosters(world.store, {
    leagues: [{ code: 'NORD', name: 'Northern', position: 0 }],
    teams: [
      { code: 'WOLF', name: 'Grey Wolves', league: 'NORD', position: 0 },
      { code: 'FOX', name: 'Red Foxes', league: 'NORD', position: 1 },
    ],
    players: [
      playerOf('Sable', 'MID', 'WOLF'),
      playerOf('Two Words', 'TOP', 'WOLF'),
      playerOf('Kor Sa', 'ADC', 'FOX'),
      { ...playerOf('Sa', 'SUP', 'FOX'), memberships: [] },
    ],
  })
}
