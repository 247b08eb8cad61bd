import type { AccountKey } from '../../accounts/rules/account.ts'
import { isRecorded } from '../../accounts/rules/champion-record.ts'
import type { Lane } from '../../game-data/rules/lane.ts'
import type { Participant, RecordedMatch } from '../../matches/rules/match.ts'
import type { HistoryEntry } from '../../matches/services/history-entry.ts'
import type { Matches } from '../../matches/services/matches.ts'
import type { Clock } from '../../shared/clock.ts'
import { type Rate, rateOfWins } from '../../shared/rate.ts'
import { createShortCache } from '../../store/short-cache.ts'
import {
  type ComparedFigure,
  compareWithUsual,
  figuresOf,
  type GameFigures,
  MAX_USUAL_GAMES,
} from '../rules/usual-figures.ts'
import type { KnownGames } from './known-games.ts'
import { readStoredEntries } from './stored-entries.ts'

/** Lifetime of what is kept in memory, which all viewers share, in milliseconds. */
const LIFETIME_MS = 10_000

/** Number of lists that are kept in memory, some 3 kB each. */
const KEPT_LISTS = 200

/** A game of an account beside its other games on the same champion and lane. */
export interface AgainstUsual {
  readonly participant: Participant
  readonly lane: Lane
  /** Number of the other games. */
  readonly games: number
  /** Start of the oldest of them, in milliseconds since 1970; null without games. */
  readonly since: number | null
  /** Share of them that were won; null without games. */
  readonly record: Rate | null
  /** Empty with too few games. */
  readonly figures: readonly ComparedFigure[]
}

/**
 * What an account usually does on a champion and lane: the newest {@link MAX_USUAL_GAMES} stored games in ranked, normal and Clash
 * queues. Sends no request to Riot. Results may be ten seconds old.
 */
export interface UsualGames {
  /** Null for a remake, in other queues, without a lane, and for a bot or a hidden player. The match itself is not among the games. */
  compare(record: RecordedMatch, participantId: number): Promise<AgainstUsual | null>
  /** Clears what is kept in memory. */
  forget(): void
}

interface Dependencies {
  readonly clock: Clock
  readonly matches: Pick<Matches, 'listStored'>
  readonly knownGames: KnownGames
}

interface UsualGame {
  readonly matchId: string
  readonly startedAt: number
  readonly win: boolean
  readonly figures: GameFigures
}

export function createUsualGames({ clock, matches, knownGames }: Dependencies): UsualGames {
  const known = createShortCache<readonly UsualGame[]>({ clock, lifetimeMs: LIFETIME_MS, most: KEPT_LISTS })

  /** One more than {@link MAX_USUAL_GAMES}, because one of them can be the compared match. */
  async function readGames(account: AccountKey, championId: number, lane: Lane): Promise<readonly UsualGame[]> {
    const games = (await knownGames.list([account]))
      .filter((game) => game.championId === championId && game.lane === lane && isRecorded(game))
      .slice(0, MAX_USUAL_GAMES + 1)
    const ids = games.map(({ matchId }) => matchId)
    return (await readStoredEntries(matches, ids, account.puuid)).map(toUsualGame)
  }

  return {
    async compare({ match }, participantId) {
      const participant = match.participants.find((one) => one.participantId === participantId)
      if (participant === undefined || match.outcome !== 'PLAYED' || !isRecorded(match)) return null
      const { platform, puuid, championId, teamPosition: lane } = participant
      if (puuid === null || lane === null) return null
      const games = await known(`${platform} ${puuid} ${championId} ${lane}`, () =>
        readGames({ platform, puuid }, championId, lane),
      )
      const others = games.filter(({ matchId }) => matchId !== match.matchId).slice(0, MAX_USUAL_GAMES)
      return {
        participant,
        lane,
        games: others.length,
        since: others.at(-1)?.startedAt ?? null,
        record: rateOfWins(others),
        figures: compareWithUsual(
          figuresOf(participant, match),
          others.map(({ figures }) => figures),
        ),
      }
    },
    forget: () => known.clear(),
  }
}

function toUsualGame({ record: { match }, participant }: HistoryEntry): UsualGame {
  const { matchId, startedAt } = match
  return { matchId, startedAt, win: participant.win, figures: figuresOf(participant, match) }
}
