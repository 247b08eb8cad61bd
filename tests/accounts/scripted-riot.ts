import type { RankEntry } from '../../gateway/accounts/rules/rank.ts'
import { foldRiotId } from '../../gateway/accounts/rules/riot-id.ts'
import type { RiotMatch } from '../../gateway/matches/rules/match.ts'
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import { parseSummoner } from '../../gateway/riot/answers.ts'
import type { RiotApi } from '../../gateway/riot/riot-api.ts'
import type { Platform } from '../../gateway/shared/region.ts'
import { UpstreamUnavailable } from '../../gateway/shared/upstream.ts'
import type { FakeClock } from '../support/fake-clock.ts'

/** A profile as Riot sends it. */
const SUMMONER = { puuid: 'puuid', profileIconId: 1, revisionDate: 1_790_000_000_000, summonerLevel: 30 }

interface ScriptedMatch {
  readonly matchId: string
  readonly queueId: number
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Champion of the player; 1 by default. */
  readonly championId?: number
  /** Outcome of a request for it; returned by default. */
  readonly fate?: 'absent' | 'fails'
}

/** A Riot whose names and matches are set by a test, for cases that no demo world has. */
export class ScriptedRiot implements RiotApi {
  readonly names = new Map<string, string>()
  readonly renamed = new Map<string, { readonly gameName: string; readonly tagLine: string }>()
  matches: readonly ScriptedMatch[] = []
  standings: readonly RankEntry[] = []
  platform: Platform = 'EUW1'
  keyId = 'first-key'
  down = false
  /** Number of lists of match ids until it goes down. */
  idsUntilDown = Infinity
  asked = 0
  /** Ids of the requested matches, in order. */
  readonly fetched: string[] = []
  readonly #clock: FakeClock

  constructor(clock: FakeClock) {
    this.#clock = clock
  }

  /** Gives a Riot ID to a player, and takes it from its previous owner. */
  call(puuid: string, gameName: string, tagLine: string): void {
    this.names.set(foldRiotId({ gameName, tagLine }), puuid)
    this.renamed.set(puuid, { gameName, tagLine })
  }

  /** A test can replace this, for example to change the next answer. */
  accountByRiotId: RiotApi['accountByRiotId'] = async (riotId) => {
    const puuid = this.names.get(foldRiotId(riotId))
    return this.#answer(puuid === undefined ? null : { puuid, ...riotId })
  }

  activePlatform: RiotApi['activePlatform'] = async () => this.#answer(this.platform)

  async accountByPuuid(puuid: string, _near: Platform) {
    const name = this.renamed.get(puuid)
    return this.#answer(name === undefined ? null : { puuid, ...name })
  }

  async summoner(platform: Platform) {
    return this.#answer(platform === this.platform ? parseSummoner(SUMMONER) : null)
  }

  async rankEntries() {
    return this.#answer(this.standings)
  }

  async apexLeague(..._asked: Parameters<RiotApi['apexLeague']>): ReturnType<RiotApi['apexLeague']> {
    return this.#answer([])
  }

  async masteries() {
    return this.#answer([])
  }

  async matchIds(
    _platform: Platform,
    _puuid: string,
    filter: { readonly queueId?: number; readonly endTime?: number; readonly start?: number; readonly count: number },
  ) {
    if (this.idsUntilDown === 0) this.down = true
    this.idsUntilDown--
    const { queueId, endTime = Number.POSITIVE_INFINITY, start = 0, count } = filter
    const ids = this.matches
      .filter((match) => queueId === undefined || match.queueId === queueId)
      .filter(({ startedAt }) => startedAt < endTime * 1000)
      .map(({ matchId }) => matchId)
    return this.#answer(ids.slice(start, start + count))
  }

  async activeGame(..._asked: Parameters<RiotApi['activeGame']>): ReturnType<RiotApi['activeGame']> {
    return this.#answer({ kind: 'not-in-game' })
  }

  async match(_platform: Platform, matchId: string) {
    const match = this.matches.find((one) => one.matchId === matchId)
    if (match?.fate === 'fails') throw new UpstreamUnavailable('riot', this.#clock.now() + 1000, 'fails on purpose')
    this.fetched.push(matchId)
    return this.#answer(match === undefined || match.fate === 'absent' ? null : toMatch(match))
  }

  async matchTimeline() {
    return this.#answer(null)
  }

  #answer<T>(value: T) {
    if (this.down) throw new UpstreamUnavailable('riot', this.#clock.now() + 1000, 'down on purpose')
    this.asked++
    return { value, fetchedAt: this.#clock.now() }
  }
}

function toMatch({ matchId, queueId, startedAt, championId = 1 }: ScriptedMatch): RiotMatch {
  const body = {
    metadata: { matchId, participants: ['player'] },
    info: {
      queueId,
      gameStartTimestamp: startedAt,
      gameEndTimestamp: startedAt + 1_800_000,
      gameDuration: 1800,
      participants: [{ puuid: 'player', championId }],
    },
  }
  return { body, match: normaliseMatch(body) }
}
