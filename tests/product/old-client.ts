import { z } from 'zod'

const account = z.object({ gameName: z.string(), tagLine: z.string(), puuid: z.string(), region: z.string() })

const player = z.object({
  player: z.string(),
  puuid: z.array(z.string()),
  region: z.string(),
  role: z.string(),
  team: z.string(),
})

const count = z.number()
const objective = z.object({ first: z.boolean(), kills: count })

/** The fields of a participant that the older client reads. */
const participant = z.object({
  kills: count,
  assists: count,
  deaths: count,
  champLevel: count,
  championId: count,
  championName: z.string(),
  goldEarned: count,
  item0: count,
  item6: count,
  totalMinionsKilled: count,
  participantId: count,
  perks: z.object({ styles: z.array(z.unknown()) }),
  puuid: z.string(),
  riotIdGameName: z.string(),
  riotIdTagline: z.string(),
  summoner1Id: count,
  summoner2Id: count,
  teamId: count,
  teamPosition: z.string(),
  visionScore: count,
  win: z.boolean(),
  gameEndedInEarlySurrender: z.boolean(),
  pentaKills: count,
})

const match = z.object({
  metadata: z.object({ matchId: z.string(), participants: z.array(z.string()) }),
  info: z.object({
    gameDuration: count,
    gameMode: z.string(),
    gameStartTimestamp: count,
    gameVersion: z.string(),
    platformId: z.string(),
    queueId: count,
    participants: z.array(participant),
    teams: z.array(
      z.object({
        bans: z.array(z.object({ championId: count, pickTurn: count })),
        objectives: z.object({ baron: objective, champion: objective, dragon: objective, tower: objective }),
        teamId: count,
        win: z.boolean(),
      }),
    ),
  }),
})

const rune = z.object({ id: count, icon: z.string() })

const ANSWERS = {
  account,
  accountsByRegion: z.record(z.string(), account.nullable()),
  champions: z.record(z.string(), z.object({ title: z.string(), value: z.string() })),
  masteries: z.array(z.object({ championId: count, championLevel: count, championPoints: count })),
  championStats: z.object({ games: count, wins: count, losses: count }),
  championMatches: z.array(z.object({ player, match })),
  positions: z.record(z.string(), z.string()),
  runes: z.array(z.object({ id: count, icon: z.string(), slots: z.array(z.object({ runes: z.array(rune) })) })),
  players: z.record(z.string(), z.record(z.string(), z.array(player))),
  player,
  names: z.record(z.string(), z.object({ player: z.string(), team: z.string(), region: z.string() })),
  bootcamp: z.array(account.extend({ player: z.string(), leaguePoints: count, wins: count, losses: count })),
  historyStats: z.record(
    z.string(),
    z.object({ kills: count, deaths: count, assists: count, wins: count, losses: count }),
  ),
} as const

type Answers = { readonly [Name in keyof typeof ANSWERS]: z.infer<(typeof ANSWERS)[Name]> }
export type OldAccount = Answers['account']
export type OldPlayer = Answers['player']

/** The key of an account; each part may be empty. */
interface AccountQuery {
  readonly puuid?: string
  readonly username?: string
  readonly tag?: string
  readonly region?: string
}

interface MatchesQuery {
  readonly amount?: number
  readonly startAfter?: string
  readonly lane?: string
  readonly versus?: number
}

/**
 * Sends the requests of the older client, one method for each. When a request fails, or its answer lacks a field that
 * the client reads, the failure is recorded and the method returns an empty list, an empty object, or null.
 */
export class OldClient {
  /** The recorded failures, one sentence each. */
  readonly failures: string[] = []
  readonly #base: string
  readonly #token: string | null

  /** Without the operator's token, writes are refused. */
  constructor(base: string, token: string | null = null) {
    this.#base = base
    this.#token = token
  }

  findAccount(query: AccountQuery): Promise<OldAccount | null> {
    return this.#ask('GET', `/v2/account/?${toQuery({ ...query })}`, ANSWERS.account)
  }

  postAccount({ username = '', tag = '', region = '', puuid = '' }: AccountQuery): Promise<OldAccount | null> {
    return this.#ask('POST', '/v2/account/', ANSWERS.account, { username, tag, region, puuid })
  }

  async findOnAllRegions(name: string, tag: string): Promise<Answers['accountsByRegion']> {
    const path = `/v2/account/all-regions/${encodeURIComponent(name)}/${encodeURIComponent(tag)}`
    return (await this.#ask('GET', path, ANSWERS.accountsByRegion)) ?? {}
  }

  async listChampions(): Promise<Answers['champions']> {
    return (await this.#ask('GET', '/v2/champions/', ANSWERS.champions)) ?? {}
  }

  async listMasteries(puuid: string): Promise<Answers['masteries']> {
    return (await this.#ask('GET', `/v2/champions/mastery/${puuid}`, ANSWERS.masteries)) ?? []
  }

  findChampionStats(id: number): Promise<Answers['championStats'] | null> {
    return this.#ask('GET', `/v2/champions/${id}/stats`, ANSWERS.championStats)
  }

  async listChampionMatches(id: number, query: MatchesQuery = {}): Promise<Answers['championMatches']> {
    const path = `/v2/champions/${id}/matches?${toQuery({ ...query })}`
    return (await this.#ask('GET', path, ANSWERS.championMatches)) ?? []
  }

  findPositions(ids: readonly number[]): Promise<Answers['positions'] | null> {
    return this.#ask('GET', `/v2/champions/positions/${ids.join('.')}`, ANSWERS.positions)
  }

  async listRunes(): Promise<Answers['runes']> {
    return (await this.#ask('GET', '/v2/runes/', ANSWERS.runes)) ?? []
  }

  async listPlayers(): Promise<Answers['players']> {
    return (await this.#ask('GET', '/v2/pro-players/accounts/', ANSWERS.players)) ?? {}
  }

  findPlayer(league: string, team: string, name: string): Promise<OldPlayer | null> {
    const path = `/v2/pro-players/accounts/${[league, team, name].map(encodeURIComponent).join('/')}`
    return this.#ask('GET', path, ANSWERS.player)
  }

  /** Returns true when the request succeeded. */
  async addPlayer(added: Omit<OldPlayer, 'puuid'>, query: AccountQuery = {}): Promise<boolean> {
    const path = `/v2/pro-players/accounts?${toQuery({ ...query })}`
    return (await this.#ask('POST', path, z.unknown(), added)) !== null
  }

  async listNames(): Promise<Answers['names']> {
    return (await this.#ask('GET', '/v2/pro-players/account-names', ANSWERS.names)) ?? {}
  }

  async listBootcamp(): Promise<Answers['bootcamp']> {
    return (await this.#ask('GET', '/v2/pro-players/bootcamp/leaderboard', ANSWERS.bootcamp)) ?? []
  }

  findHistoryStats(team: string, name: string, amount = 20): Promise<Answers['historyStats'] | null> {
    const path = `/v2/pro-players/history-stats/${encodeURIComponent(team)}/${encodeURIComponent(name)}?amount=${amount}`
    return this.#ask('GET', path, ANSWERS.historyStats)
  }

  /** Returns true when the request succeeded. */
  async transferPlayer(name: string, from: string, to: string): Promise<boolean> {
    const path = `/v2/pro-players/transfer/${encodeURIComponent(name)}/from/${from}/to/${to}`
    return (await this.#ask('PUT', path, z.unknown())) !== null
  }

  async #ask<T>(method: string, path: string, answer: z.ZodType<T>, body?: unknown): Promise<T | null> {
    try {
      const response = await fetch(this.#base + path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(this.#token === null ? {} : { Authorization: `Bearer ${this.#token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (response.status !== 200 && response.status !== 201)
        throw new Error(`it answered ${response.status} ${await response.text()}`)
      return answer.parse(await response.json())
    } catch (error) {
      this.failures.push(`${method} ${path}: ${String(error)}`)
      return null
    }
  }
}

function toQuery(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]))
  return `${new URLSearchParams(given)}`
}
