import type { ApexTier, LadderStanding } from '../../gateway/ladders/rules/ladder.ts'

/** A standing with the given fields and plain defaults. */
export function standing(puuid: string, overrides: Partial<LadderStanding> = {}): LadderStanding {
  return {
    puuid,
    tier: 'MASTER',
    leaguePoints: 0,
    wins: 0,
    losses: 0,
    hotStreak: false,
    veteran: false,
    freshBlood: false,
    inactive: false,
    ...overrides,
  }
}

/** Returns `count` standings, best first: 300 challengers, 700 grandmasters, then masters. */
export function listStandings(count: number): readonly LadderStanding[] {
  return Array.from({ length: count }, (_, index) =>
    standing(`player-${String(index + 1).padStart(5, '0')}`, {
      tier: tierAt(index),
      leaguePoints: 25_000 - index,
      wins: (index * 37) % 400,
      losses: (index * 53) % 300,
    }),
  )
}

function tierAt(index: number): ApexTier {
  if (index < 300) return 'CHALLENGER'
  return index < 1000 ? 'GRANDMASTER' : 'MASTER'
}
