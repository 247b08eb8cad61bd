import { formOf, type AccountForm } from '../../accounts/rules/account-form.ts'
import type { RememberedMatch } from '../../accounts/rules/account-matches.ts'
import {
  type ChampionRecord,
  compareRecords,
  isRecorded,
  recordsByChampion,
} from '../../accounts/rules/champion-record.ts'
import { type Mean, meanOf } from '../../shared/mean.ts'
import { type Rate, rateOfWins } from '../../shared/rate.ts'

/** Figures of a game on average; each is null under five games. */
export interface GameAverages {
  readonly kills: Mean | null
  readonly deaths: Mean | null
  readonly assists: Mean | null
  readonly creepScorePerMinute: Mean | null
}

/** The known games of a player in ranked, normal and Clash queues, summed up. */
export interface KnownGamesSummary {
  readonly games: number
  /** Start of the oldest game, in milliseconds since 1970; null without games. */
  readonly since: number | null
  /** Null without games. */
  readonly record: Rate | null
  readonly lanes: AccountForm['lanes']
  /** Most games first. */
  readonly champions: readonly ChampionRecord[]
  readonly averages: GameAverages
}

/** Sums up the games of those queues; others are left out. The games are listed newest first. */
export function summariseGames(listed: readonly RememberedMatch[]): KnownGamesSummary {
  const games = listed.filter(isRecorded)
  return {
    games: games.length,
    since: games.at(-1)?.startedAt ?? null,
    record: rateOfWins(games),
    lanes: formOf(games).lanes,
    champions: [...recordsByChampion(games).values()].toSorted(compareRecords),
    averages: {
      kills: meanOf(games.map(({ kills }) => kills)),
      deaths: meanOf(games.map(({ deaths }) => deaths)),
      assists: meanOf(games.map(({ assists }) => assists)),
      creepScorePerMinute: meanOf(
        games.flatMap(({ creepScore, durationSeconds }) =>
          durationSeconds === 0 ? [] : [(creepScore * 60) / durationSeconds],
        ),
      ),
    },
  }
}
