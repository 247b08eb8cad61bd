import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import type { Locale } from '../../../languages.ts'
import { source } from '../live/live-objects.ts'
import {
  MOON_TEAM,
  proAccount,
  proPlayer,
  proScene,
  rosterChange,
  UNRANKED,
  VEYL_TEAM,
  membership,
} from '../pro-scene.ts'
import { visitAddress } from '../render-page.tsx'
import { answeringWith } from '../stand-in-server.ts'

const SINCE = '2026-04-03T12:00:00.000Z'
const FRESHNESS = { fetchedAt: '2026-05-01T12:00:00.000Z', source: 'SIMULATOR', stale: false, nextRefreshAt: null }
const STORED = { account: { __typename: 'Account', id: 'account-of-veyl' } }

const SOLO = {
  queue: 'SOLO',
  queueType: 'RANKED_SOLO_5x5',
  tier: 'EMERALD',
  division: 'II',
  leaguePoints: 45,
  wins: 60,
  losses: 40,
  winRate: null,
}

/** The record of a player on a champion, with two wins. */
const played = (key: number, name: string, games: number, kda: number | null = 4.5) => ({
  champion: { id: `champion-${key}`, key, name: { text: name, locale: 'EN' }, image: `/images/champions/${key}.png` },
  record: {
    games,
    kills: games * 5,
    deaths: kda === null ? 0 : games * 2,
    assists: games * 4,
    kda,
    creepScorePerMinute: 7.25,
    winRate: { value: 2 / games, wins: 2, games, low: 0.1, high: 0.8 },
  },
})

const CHAMPIONS = {
  games: 20,
  since: SINCE,
  missingAccounts: 0,
  freshness: FRESHNESS,
  entries: [played(268, 'Azir', 16), played(134, 'Syndra', 4, null)],
}

/** Nobody streams or plays. */
const QUIET = {
  streams: { cursor: '1', source: source(), streams: [] },
  activeGames: { cursor: '1', source: source(), games: [] },
}

/** Returns the words of the page of a player with these overrides. */
async function wordsOf(given: object, address = '/player/veyl/veyl', locale: Locale = 'en', live: object = QUIET) {
  const player = proPlayer('Veyl', given)
  const server = answeringWith({ ...proScene([player], [rosterChange({ player })]), ...live })
  const rendered = await visitAddress(address, locale, createApolloClient(server))
  return rendered.words.replaceAll('\n', ' ').replaceAll(/\s+/g, ' ').replaceAll('&#x27;', "'")
}

describe('the page of a pro player', () => {
  it('shows name, role, team and links', async () => {
    const links = [
      { kind: 'TWITCH', url: 'https://twitch.example/veyl', handle: 'veyl' },
      { kind: 'WEBSITE', url: 'https://veyl.example/', handle: null },
    ]
    expect(await wordsOf({ links })).toContain('LVL Veyl Mid Veyl Esports Twitch Website')
  })

  it('has the stream and the game of the player from the start, so that nothing moves', async () => {
    const words = await wordsOf({}, '/player/veyl/veyl', 'en', {})
    expect(words).toMatch(/LVL Veyl Mid Veyl Esports on stream : Veyl .* in game on Azir/)
  })

  it('marks a free agent', async () => {
    expect(await wordsOf({ team: null }, '/player/free-agent/veyl')).toContain('Free agent Veyl Mid')
  })

  it('accepts team and name in any case', async () => {
    expect(await wordsOf({}, '/player/VeyL/VEYL')).toContain('LVL Veyl Mid')
  })

  it('returns a 404 for an unknown name', async () => {
    expect(await wordsOf({}, '/player/veyl/nobody')).toContain('404 Page Not Found Page Not Found: /player/veyl/nobody')
  })

  it('links to the page for corrections', async () => {
    expect(await wordsOf({})).toContain('Something wrong here? Add or correct a pro')
  })

  it('lists the roster changes of the player', async () => {
    expect(await wordsOf({})).toContain('Roster changes Export… Veyl moved from MOON to VEYL Apr 20, 2026')
  })

  it('speaks Polish', async () => {
    const words = await wordsOf({ champions: CHAMPIONS }, '/player/veyl/veyl', 'pl')
    expect(words).toContain('20 gier od 3 kwi 2026')
    expect(words).toContain('Drużyny Veyl Esports od 20 kwi 2026')
  })
})

describe('the accounts of a pro player', () => {
  it('are sorted by region, the highest rank first, with standing, record and age', async () => {
    const winRate = { value: 0.6, wins: 60, games: 100, low: 0.5, high: 0.7 }
    const ranks = { ...UNRANKED, entries: [{ ...SOLO, winRate }] }
    const words = await wordsOf({
      accounts: [
        { ...proAccount('KR', ranks), ...STORED },
        { ...proAccount('EUW', UNRANKED), ...STORED },
        { ...proAccount('KR', null), ...STORED, gameName: 'Second' },
      ],
    })
    expect(words).toMatch(
      /Accounts KR Korea Veyl #KR1 Emerald II 45 LP 60 W – 40 L 60% · 100 games Updated .* ago Second #KR1 No rank data yet EUW Europe West Veyl #KR1 Unranked in solo queue Updated/,
    )
  })

  it('are marked when Riot does not know them', async () => {
    expect(await wordsOf({ accounts: [proAccount('KR', null)] })).toContain('Veyl #KR1 Not found at Riot yet')
  })

  it('are marked when their standing is stale', async () => {
    const stale = { ...UNRANKED, freshness: { ...FRESHNESS, stale: true } }
    expect(await wordsOf({ accounts: [{ ...proAccount('KR', stale), ...STORED }] })).toMatch(/ago · outdated/)
  })

  it('may be empty', async () => {
    expect(await wordsOf({ accounts: [] })).toContain('No accounts of Veyl are recorded here.')
  })
})

describe('the champions of a pro player', () => {
  it('are listed with games, win rate, averages, CS and the sample', async () => {
    const words = await wordsOf({ champions: CHAMPIONS })
    expect(words).toContain('20 games since Apr 3, 2026 Updated')
    expect(words).toContain(
      'Azir 16 games 12.5% · 16 games 95% interval 10–80% kills 5.0, deaths 2.0, assists 4.0 per game 5.0 / 2.0 / 4.0 4.5 KDA 7.3 CS/min',
    )
    expect(words).toMatch(/Syndra 4 games 2–2 2 wins, 2 losses · 4 games \(Few games\) .* Perfect KDA/)
  })

  it('are sorted by the order of the address', async () => {
    expect(await wordsOf({ champions: CHAMPIONS }, '/player/veyl/veyl?sort=kda')).toMatch(/Syndra .* Azir/)
  })

  it('cover the number of games of the address', async () => {
    const champions = ({ last }: { readonly last: number }) => ({ ...CHAMPIONS, games: last })
    expect(await wordsOf({ champions }, '/player/veyl/veyl?last=50')).toContain('50 games since')
  })

  it('show the number of missing accounts', async () => {
    expect(await wordsOf({ champions: { ...CHAMPIONS, missingAccounts: 2 } })).toContain("2 accounts aren't counted")
  })

  it('may be empty', async () => {
    expect(await wordsOf({})).toContain('No ranked solo games')
  })

  it('offer a retry while no account is counted', async () => {
    const champions = { ...CHAMPIONS, games: 0, since: null, entries: [], missingAccounts: 1, freshness: null }
    expect(await wordsOf({ champions })).toMatch(/1 account isn't counted.* No games yet .* Try again/)
  })
})

describe('the champions of a pro player in all recorded games', () => {
  const recorded = '/player/veyl/veyl?last=recorded'

  it('replace those of the newest games, with the number of games', async () => {
    const recordedChampions = [played(134, 'Syndra', 1000), played(268, 'Azir', 200)]
    const words = await wordsOf({ recordedChampions, champions: CHAMPIONS }, recorded)
    expect(words).toContain('Champions in recorded games')
    expect(words).toContain('1,200 recorded games on their accounts (solo, flex, normal and Clash)')
    expect(words).toMatch(/Syndra 1,000 games .* Azir 200 games/)
    expect(words).not.toContain('20 games since')
  })

  it('are not requested by default', async () => {
    const recordedChampions = () => {
      throw new Error('Recorded champions were requested.')
    }
    expect(await wordsOf({ recordedChampions, champions: CHAMPIONS })).toContain('20 games since')
  })

  it('may be empty', async () => {
    expect(await wordsOf({ recordedChampions: [] }, recorded)).toContain('No recorded games')
  })
})

describe('the teams of a pro player', () => {
  const FROM = '2025-01-10T12:00:00.000Z'
  it.each([
    [membership(MOON_TEAM, FROM), 'since Jan 10, 2025'],
    [membership(MOON_TEAM, '2025-01-10'), 'since Jan 10, 2025'],
    [membership(MOON_TEAM, FROM, SINCE), 'Jan 10, 2025 – Apr 3, 2026'],
    [membership(MOON_TEAM, '2025', '2026-04'), '2025 – Apr 2026'],
    [membership(MOON_TEAM, null, SINCE), 'until Apr 3, 2026, start unknown'],
    [membership(MOON_TEAM, null), 'now, start unknown'],
    [{ ...membership(MOON_TEAM, '2025-01'), ended: true }, 'from Jan 2025, end unknown'],
    [{ ...membership(MOON_TEAM, null), ended: true }, 'dates unknown'],
    [{ ...membership(MOON_TEAM, FROM), substitute: true }, 'since Jan 10, 2025 · substitute'],
  ])('are listed with the time of membership: %j', async (time, said) => {
    expect(await wordsOf({ memberships: [time] })).toContain(`Teams Moonlight ${said}`)
  })

  it('are sorted from the newest', async () => {
    const memberships = [membership(VEYL_TEAM, SINCE), membership(MOON_TEAM, FROM, SINCE)]
    expect(await wordsOf({ memberships })).toMatch(/Teams Veyl Esports since .* Moonlight Jan 10/)
  })
})
