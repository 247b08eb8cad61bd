import type { JournalFacts, JournalKind } from '../../journal/rules/journal-entry.ts'

const PRO = { playerId: 'example', name: 'Example' }

const ACCOUNT = { platform: 'EUW1', puuid: 'example', gameName: 'Example', tagLine: 'EUW' } as const

const GAME = { pro: PRO, account: ACCOUNT, matchId: 'EUW1_1', queueId: 420, championId: 266 }

/** Returns invented facts of a kind for a test. `now` is in milliseconds since 1970. */
export function sampleFacts(kind: JournalKind = 'STREAM_STARTED', now: number): JournalFacts {
  switch (kind) {
    case 'STREAM_STARTED':
    case 'STREAM_ENDED':
      return { kind, pro: PRO, login: 'example', title: 'Ranked until the sun rises', startedAt: now }
    case 'GAME_STARTED':
    case 'GAME_ENDED':
      return { kind, ...GAME }
    case 'RANK_CHANGED': {
      const before = { takenAt: now, tier: 'GOLD', division: 'II', leaguePoints: 88, wins: 40, losses: 38 } as const
      const after = { takenAt: now, tier: 'GOLD', division: 'I', leaguePoints: 9, wins: 41, losses: 38 } as const
      return { kind, account: ACCOUNT, queue: 'SOLO', queueType: 'RANKED_SOLO_5x5', before, after }
    }
    case 'MATCH_FINISHED':
      return { kind, account: ACCOUNT, matchId: GAME.matchId }
    case 'ROSTER_CHANGED':
      return { kind, change: 1, pro: PRO, fromTeam: null, toTeam: null }
  }
}
