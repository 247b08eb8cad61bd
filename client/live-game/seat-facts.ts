import { rungOf } from '../game/ladder.ts'
import { graphql } from '../gql/gql.ts'
import type { Lane, SeatForm_scoutingFragment, SeatRanks_scoutingFragment } from '../gql/graphql.ts'

graphql(/* GraphQL */ `
  fragment SeatRanks_scouting on PlayerScouting {
    ranks {
      freshness {
        fetchedAt
        stale
      }
      entries {
        queue
        tier
        division
        leaguePoints
        wins
        losses
      }
    }
  }
`)

graphql(/* GraphQL */ `
  fragment SeatForm_scouting on PlayerScouting {
    championMastery {
      level
      points
    }
    championRecord {
      games
      wins
      winRate {
        value
        games
        low
        high
      }
    }
    offRole
    form {
      usualLane
      streak
      recentGames {
        matchId
        startedAt
        win
      }
    }
  }
`)

type Ranks = NonNullable<SeatRanks_scoutingFragment['ranks']>

/** `asked` is false until Riot was asked: then a null is unknown for now, not only here. */
export interface SeatFacts {
  readonly ranks: { readonly value: Ranks | null; readonly asked: boolean }
  readonly form: { readonly value: SeatForm_scoutingFragment; readonly asked: boolean }
}

export type RankOfSeat = Ranks['entries'][number]

/** Returns the rank in the queue of the game: flex in flex games, solo in all others. Null when unranked in it. */
export function rankIn(entries: readonly RankOfSeat[], queue: string): RankOfSeat | null {
  const wanted = queue === 'FLEX' ? 'FLEX' : 'SOLO'
  return entries.find((entry) => entry.queue === wanted) ?? null
}

/** Returns the median of the ranks, of two in the middle the lower one. Null without ranks; unknown tiers count as none. */
export function medianRank<Rank extends Pick<RankOfSeat, 'tier' | 'division' | 'leaguePoints'>>(
  ranks: readonly Rank[],
): Rank | null {
  const sorted = ranks
    .filter(({ tier }) => tier !== 'UNKNOWN')
    .toSorted((a, b) => rungOf(a) - rungOf(b) || a.leaguePoints - b.leaguePoints)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

interface Played {
  readonly puuid: string | null
  readonly teamId: number
  readonly recent: readonly { readonly matchId: string; readonly win: boolean }[]
}

/** Games that two players of one side must share among their latest ones to count as playing together. */
const SHARED_GAMES = 2

/**
 * Returns for each player the others of the side who were in at least two of their latest games, always with the same result: they
 * play together. Nothing is said about hidden players.
 */
export function findCompanions(seats: readonly Played[]): ReadonlyMap<string, readonly string[]> {
  const companions = new Map<string, readonly string[]>()
  for (const { puuid, teamId, recent } of seats) {
    if (puuid === null) continue
    const results = new Map(recent.map(({ matchId, win }) => [matchId, win]))
    const others = seats.flatMap((other) => {
      if (other.puuid === null || other.puuid === puuid || other.teamId !== teamId) return []
      const shared = other.recent.filter(({ matchId }) => results.has(matchId))
      const together = shared.length >= SHARED_GAMES && shared.every(({ matchId, win }) => results.get(matchId) === win)
      return together ? [other.puuid] : []
    })
    if (others.length > 0) companions.set(puuid, others)
  }
  return companions
}

/** Share of games up to which a choice is unusual when another one is more popular, 0 to 1. */
const UNUSUAL_SHARE = 0.15

/** Number of counted games from which choices are compared. */
const COMPARED_FROM_GAMES = 20

interface Choice {
  readonly share: { readonly value: number; readonly games: number }
}

/** Share of the games in which players made a choice; null when it is usual, or there are too few games to say. */
export function unusualShare<Use extends Choice>(uses: readonly Use[], isChosen: (use: Use) => boolean): number | null {
  const [popular] = uses
  if (popular === undefined || popular.share.games < COMPARED_FROM_GAMES) return null
  const share = uses.find(isChosen)?.share.value ?? 0
  return share <= UNUSUAL_SHARE && share < popular.share.value ? share : null
}

/** The lane that a player usually plays, where it is another than the likely one of this game. */
export function otherLane(usual: Lane | null, offRole: boolean | null): Lane | null {
  return offRole === true ? usual : null
}
