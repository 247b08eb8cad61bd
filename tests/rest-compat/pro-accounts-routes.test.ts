import { beforeAll, describe, expect, it } from 'vitest'
import { fetchProAccounts } from '../support/pro-accounts.ts'
import { IDLE, ODD_NAMES, openProWorld } from './pro-world.ts'

let world: Awaited<ReturnType<typeof openProWorld>>
let puuids: ReadonlyMap<string, string>

beforeAll(async () => {
  world = await openProWorld()
  await fetchProAccounts(world)
  const players = (await world.context.proScene.look()).players
  puuids = new Map(players.flatMap(({ name, accounts }) => accounts.map(({ puuid }) => [name, puuid ?? ''] as const)))
})

/** A player of the odd team in the format of old clients. */
function oddOne(name: string) {
  return expect.objectContaining({ player: name, puuid: [puuids.get(name)], region: 'LGE', team: 'ODD' })
}

const idle = { player: IDLE.name, puuid: [], region: 'OTH', role: 'TOP', team: '100' }
const moved = { player: 'Moved', puuid: [], region: 'OTH', role: 'SUP', team: '100' }
const everyOddOne = () => expect.arrayContaining(ODD_NAMES.map(oddOne))

describe('the accounts of pro players', () => {
  it('are grouped by league and team, including empty ones', async () => {
    expect(await world.get('/v2/pro-players/accounts/')).toEqual({
      status: 200,
      body: { LGE: { ODD: everyOddOne(), NONE: [] }, OTH: { 100: [idle, moved] }, NIL: {} },
    })
  })

  it.each(['lge', 'LGE', 'Lge/'])('of a league are found as %s', async (league) => {
    const { status, body } = await world.get(`/v2/pro-players/accounts/${league}`)
    expect(status).toBe(200)
    expect(body).toEqual({ ODD: everyOddOne(), NONE: [] })
  })

  it.each([
    ['nil', {}],
    ['LGE/none', []],
    ['oth/100', [idle, moved]],
    ['oth/100/idle', idle],
  ])('at %s are returned', async (path, body) => {
    expect(await world.get(`/v2/pro-players/accounts/${path}`)).toEqual({ status: 200, body })
  })

  it('of a team are sorted by role', async () => {
    const { body } = await world.get('/v2/pro-players/accounts/lge/odd')
    const roles = Array.isArray(body) ? body.map(({ role }) => role) : []
    expect(roles).toEqual(['TOP', 'TOP', 'JNG', 'JNG', 'MID', 'MID', 'ADC', 'ADC', 'SUP'])
  })

  it('include social media links, the first of each kind', async () => {
    expect(await world.get('/v2/pro-players/accounts/lge/odd/ad-astra-2')).toMatchObject({
      body: { socialMedia: { twitch: 'https://www.twitch.tv/astra', website: 'https://astra.example/' } },
    })
    expect(await world.get('/v2/pro-players/accounts/lge/odd/message')).not.toHaveProperty('body.socialMedia')
  })

  it.each(['accounts/MOON', 'accounts/%20', 'accounts/MOON/ODD', 'players?region=MOON'])(
    'of an unknown league are a 404: %s',
    async (path) => {
      const { status, body } = await world.get(`/v2/pro-players/${path}`)
      expect(status).toBe(404)
      expect(body).toEqual({ detail: expect.stringMatching(/^There is no league "(MOON| )" here\.$/) })
    },
  )

  it.each([
    ['accounts/LGE/MOON', 'There is no team "MOON" here.'],
    ['accounts/LGE/MOON/Idle', 'There is no team "MOON" here.'],
    ['accounts/OTH/ODD', 'ODD does not play in OTH. It plays in LGE.'],
    ['accounts/LGE/ODD/Nobody', 'There is no pro player "Nobody" here.'],
    ['accounts/LGE/ODD/Idle', "Idle does not play in ODD. The player's team is 100."],
    ['accounts/LGE/ODD/Moved', "Moved does not play in ODD. The player's team is 100."],
    ['accounts/LGE/ODD/gone', 'Gone does not play in ODD. The player has no team.'],
    ['players?region=lge&player=idle', "Idle does not play in LGE. The player's team is 100."],
    ['players?team=moon', 'There is no team "moon" here.'],
    ['players?player=nobody', 'There is no pro player "nobody" here.'],
  ])('at %s are a 404 with a reason', async (path, detail) => {
    expect(await world.get(`/v2/pro-players/${path}`)).toEqual({ status: 404, body: { detail } })
  })
})

describe('the accounts of pro players at the path of a later server', () => {
  it('are the same for any filters', async () => {
    const allPlayers = await world.get('/v2/pro-players/accounts')
    expect(await world.get('/v2/pro-players/players')).toEqual(allPlayers)
    expect(await world.get('/v2/pro-players/players/?region=&team=%20&player=')).toEqual(allPlayers)
    expect(await world.get('/v2/pro-players/players?region=oth')).toEqual({ status: 200, body: { 100: [idle, moved] } })
    expect(await world.get('/v2/pro-players/players?team=100')).toEqual({ status: 200, body: [idle, moved] })
    expect(await world.get('/v2/pro-players/players?region=OTH&team=100')).toEqual({ status: 200, body: [idle, moved] })
    expect(await world.get('/v2/pro-players/players?player=IDLE')).toEqual({ status: 200, body: idle })
  })

  it('include a player without a team, found by name', async () => {
    const gone = { player: 'Gone', puuid: [], region: '', role: 'MID', team: '' }
    expect(await world.get('/v2/pro-players/players?player=gone')).toEqual({ status: 200, body: gone })
  })
})

describe.each(ODD_NAMES)('the player %s', (name) => {
  it('is found in any case, in a path and in a query', async () => {
    for (const written of [name, name.toUpperCase(), name.toLowerCase(), name.normalize('NFD')]) {
      const path = `/v2/pro-players/accounts/lge/odd/${encodeURIComponent(written)}`
      const query = `/v2/pro-players/players?${new URLSearchParams({ region: 'lge', team: 'odd', player: written })}`
      for (const target of [path, `${path}/`, query]) {
        expect(await world.get(target)).toEqual({ status: 200, body: oddOne(name) })
      }
    }
  })

  it('is listed under the PUUID of the account', async () => {
    const { status, body } = await world.get('/v2/pro-players/account-names')
    expect(status).toBe(200)
    expect(body).toHaveProperty([puuids.get(name) ?? ''], { player: name, team: 'ODD', region: 'LGE' })
  })
})

it('the account names include all players with a team', async () => {
  const { body } = await world.get('/v2/pro-players/account-names/')
  expect(Object.keys(body ?? {}).toSorted()).toEqual([...puuids.values()].toSorted())
})

describe('the bootcamp leaderboard', () => {
  it("lists the ranks of the players of Worlds in the event's region, highest first", async () => {
    const expected = await world.ask(`{
      bootcamp(event: "worlds-24") {
        entries {
          proPlayer { name role }
          account { gameName tagLine account { puuid } }
          standing { leagueId tier division leaguePoints wins losses }
        }
      }
    }`)
    const { status, body } = await world.get('/v2/pro-players/bootcamp/leaderboard')
    expect(status).toBe(200)
    expect({ bootcamp: { entries: toEntries(body) } }).toEqual(expected)
    expect(toEntries(body)).not.toEqual([])
  })

  it.each([
    ['before any player has a rank', true],
    ['without the event', false],
  ])('is empty %s', async (_when, hasEvent) => {
    const empty = await openProWorld({ hasEvent })
    expect(await empty.get('/v2/pro-players/bootcamp/leaderboard/')).toEqual({ status: 200, body: [] })
  })
})

/** Converts the answer to the format of the contract. */
function toEntries(body: unknown) {
  if (!Array.isArray(body)) throw new Error('The leaderboard is no list.')
  return body.map(({ gameName, tagLine, puuid, player: name, role, rank: division, ...standing }) => {
    const { region, team, queueType, ...rest } = standing
    expect({ region, team, queueType }).toEqual({ region: 'KR', team: 'ODD', queueType: 'RANKED_SOLO_5x5' })
    return {
      proPlayer: { name, role },
      account: { gameName, tagLine, account: { puuid } },
      standing: { division, ...rest },
    }
  })
}
