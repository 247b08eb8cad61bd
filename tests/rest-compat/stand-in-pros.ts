import type { ExampleWorld } from '../../rest-compat/example.ts'

/** The only pro player of the stand-in. */
export const demoPro: ExampleWorld['demoPro'] = { player: 'Żuk-1.5 달', region: 'LEC', role: 'MID', team: 'G2' }

/** The same player in the format of the contract. */
export const player = {
  name: demoPro.player,
  role: demoPro.role,
  team: () => team,
  links: [{ kind: 'TWITCH', url: 'https://www.twitch.tv/zuk_live' }],
  accounts: [{ gameName: 'Żuk', tagLine: 'BUG', region: 'EUW', account: { puuid: 'puuid-of-the-demo-pro' } }],
  champions: () => ({
    missingAccounts: 0,
    entries: [{ champion: { key: 103 }, record: { kills: 7, deaths: 2, assists: 9, wins: 1, losses: 0 } }],
  }),
}

const team = {
  code: demoPro.team,
  league: () => league,
  roster: () => [player],
}

const league = { code: demoPro.region, teams: () => [team] }

const stream = {
  login: 'zuk_live',
  player,
  live: { title: 'Żuk plays', game: { name: 'League of Legends' }, viewers: 7, startedAt: '2026-11-01T11:30:00.000Z' },
}

/** The pro players of the stand-in. */
export const proRootValue = {
  leagues: [league],
  proTeam: ({ code }: { readonly code: string }) => (code.toUpperCase() === team.code ? team : null),
  proPlayer({ by }: { readonly by: { readonly name: { readonly team?: string | null; readonly name: string } } }) {
    const { team: code = null, name } = by.name
    const isOwnTeam = code === null || code.toUpperCase() === team.code
    return isOwnTeam && name.toLowerCase() === player.name.toLowerCase() ? player : null
  },
  bootcamp: {
    entries: [
      {
        proPlayer: player,
        account: player.accounts[0],
        standing: {
          leagueId: null,
          queueType: 'RANKED_SOLO_5x5',
          tier: 'CHALLENGER',
          division: 'I',
          leaguePoints: 1000,
          wins: 60,
          losses: 40,
        },
      },
    ],
  },
  streams: ({ filter }: { readonly filter: { readonly live: boolean } }) => ({
    source: { state: 'OK', observedAt: '2026-11-01T12:00:00.000Z' },
    streams: filter.live ? [stream] : [{ ...stream, live: null }],
  }),
}
