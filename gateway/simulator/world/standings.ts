import { DIVISIONS, TIERS } from '../../accounts/rules/rank.ts'
import type { Division, Tier } from '../../accounts/rules/rank.ts'
import { fractionOf } from '../random.ts'
import { shownSkillOf } from './accounts.ts'
import type { WorldAccount } from './accounts.ts'
import { seasonStart } from './calendar.ts'
import { listLobbies } from './lobbies.ts'
import type { Lobby } from './lobbies.ts'
import type { MatchMaker } from './match-making.ts'
import { LADDERS } from './queues.ts'
import type { Ladder } from './queues.ts'
import type { Progress, Score, SeasonCheckpoints } from './season-checkpoints.ts'
import { roundAt } from './timetable.ts'

/** An account's rank on one ladder, after its matches of this season. */
export interface Standing {
  readonly ladder: Ladder
  readonly tier: Tier
  readonly division: Division
  readonly leaguePoints: number
  readonly wins: number
  readonly losses: number
  readonly streak: number
  /** Milliseconds since 1970. */
  readonly lastPlayedAt: number
}

const MASTER = 2800
const GRANDMASTER = MASTER + 550
const CHALLENGER = MASTER + 950
const POINTS_A_MATCH = 20
const PLACEMENT_MATCHES = 5

/**
 * The ranked season of one bracket, computed match by match, so that ranks, histories and ladders always agree. Counted
 * rounds are kept, so that later calls count only the rounds since, and other worlds only those since a checkpoint.
 */
export class BracketSeason {
  readonly #seed: number
  readonly #maker: MatchMaker
  readonly #checkpoints: SeasonCheckpoints
  #progress: Progress | null = null
  /** The counted matches of the round that was listed last. */
  #listed: { readonly season: number; readonly round: number; readonly lobbies: readonly Lobby[] } | null = null

  constructor(seed: number, maker: MatchMaker, checkpoints: SeasonCheckpoints) {
    this.#seed = seed
    this.#maker = maker
    this.#checkpoints = checkpoints
  }

  /** Ranks of `account` after the matches published until `at`; no entry for a ladder that it is not placed on. */
  listStandings(account: WorldAccount, at: number): readonly Standing[] {
    const progress = this.#advance(at)
    const latest = this.#listScored(progress).filter(({ publishedAt }) => publishedAt <= at)

    return LADDERS.flatMap((ladder) => {
      const score = latest.reduce((before, lobby) => {
        return lobby.queue.ladder === ladder ? scoreAfter(account, before, lobby) : before
      }, progress.scores[ladder].get(account))
      return score === undefined || score.wins + score.losses < PLACEMENT_MATCHES ? [] : [toStanding(ladder, score)]
    })
  }

  #advance(at: number): Progress {
    const { platform } = this.#maker.bracket
    const season = seasonStart(at)
    const current = roundAt(platform, at)
    let progress = this.#progress
    if (progress === null || progress.season !== season || progress.round > current) {
      const scores = { RANKED_SOLO_5x5: new Map(), RANKED_FLEX_SR: new Map() }
      const start = { season, round: Math.max(0, roundAt(platform, season)), scores }
      progress = this.#progress = this.#checkpoints.resume(season, current) ?? start
    }
    if (progress.round === current) return progress
    for (; progress.round < current; progress.round++) {
      for (const lobby of this.#listScored(progress)) {
        if (lobby.queue.ladder !== null) count(progress.scores[lobby.queue.ladder], lobby)
      }
    }
    this.#checkpoints.keep(progress)
    return progress
  }

  /** Counted matches of the next round. The first round of a season may have begun before the season. */
  #listScored({ round, season }: Progress): readonly Lobby[] {
    const known = this.#listed
    if (known !== null && known.season === season && known.round === round) return known.lobbies
    const lobbies = listLobbies(this.#seed, this.#maker, round).filter(
      ({ startedAt, ending }) => startedAt >= season && ending !== 'remake',
    )
    this.#listed = { season, round, lobbies }
    return lobbies
  }
}

function count(scores: Map<WorldAccount, Score>, lobby: Lobby): void {
  for (const { account } of lobby.seats) {
    const score = scoreAfter(account, scores.get(account), lobby)
    if (score !== undefined) scores.set(account, score)
  }
}

function scoreAfter(account: WorldAccount, before: Score | undefined, lobby: Lobby): Score | undefined {
  const seat = lobby.seats.find((each) => each.account === account)
  if (seat === undefined) return before

  const score = before ?? { rating: firstRating(account), wins: 0, losses: 0, streak: 0, lastPlayedAt: 0 }
  const won = seat.side === lobby.winner
  // A rating far from the account's skill moves faster toward it, as with hidden ratings.
  const pull = Math.max(-8, Math.min(8, (account.skill - score.rating) / 40))
  return {
    rating: Math.max(0, Math.round(score.rating + (won ? POINTS_A_MATCH : -POINTS_A_MATCH) + pull)),
    wins: score.wins + (won ? 1 : 0),
    losses: score.losses + (won ? 0 : 1),
    streak: won ? score.streak + 1 : 0,
    lastPlayedAt: lobby.endedAt,
  }
}

function firstRating(account: WorldAccount): number {
  return Math.max(0, shownSkillOf(account) - 150 - 150 * fractionOf(account.key))
}

function toStanding(ladder: Ladder, { rating, wins, losses, streak, lastPlayedAt }: Score): Standing {
  return { ladder, ...toRank(rating), wins, losses, streak, lastPlayedAt }
}

function toRank(rating: number): Pick<Standing, 'tier' | 'division' | 'leaguePoints'> {
  if (rating >= MASTER) {
    const tier = rating >= CHALLENGER ? 'CHALLENGER' : rating >= GRANDMASTER ? 'GRANDMASTER' : 'MASTER'
    return { tier, division: 'I', leaguePoints: rating - MASTER }
  }
  return {
    tier: TIERS[Math.floor(rating / 400)] ?? 'IRON',
    division: DIVISIONS[Math.floor(rating / 100) % 4] ?? 'IV',
    leaguePoints: rating % 100,
  }
}
