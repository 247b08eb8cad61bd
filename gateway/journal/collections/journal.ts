import { z } from 'zod'
import { DIVISIONS, RANKED_QUEUES, TIERS } from '../../accounts/rules/rank.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const milliseconds = z.int().nonnegative()

const pro = z.object({ playerId: z.string(), name: z.string() })

const account = z.object({
  platform: z.enum(PLATFORM_CODES),
  puuid: z.string(),
  gameName: z.string(),
  tagLine: z.string(),
})

const standing = z.object({
  tier: z.enum(TIERS),
  division: z.enum(DIVISIONS),
  leaguePoints: z.int(),
  wins: z.int(),
  losses: z.int(),
})

const broadcast = z.object({ pro, login: z.string(), title: z.string(), startedAt: milliseconds })

const game = z.object({
  pro,
  account,
  /** Id of the running game and of its later match, such as `EUW1_7651547328`. */
  matchId: z.string(),
  queueId: z.int(),
  championId: z.int(),
})

/** What has happened. The kinds of events that programs can receive. */
const facts = z.discriminatedUnion('kind', [
  broadcast.extend({ kind: z.literal('STREAM_STARTED') }),
  broadcast.extend({ kind: z.literal('STREAM_ENDED') }),
  game.extend({ kind: z.literal('GAME_STARTED') }),
  game.extend({ kind: z.literal('GAME_ENDED') }),
  z.object({
    kind: z.literal('RANK_CHANGED'),
    account,
    queue: z.enum(RANKED_QUEUES),
    /** Null when the account was unranked. */
    before: standing.nullable(),
    /** Null when the account is unranked now. */
    after: standing.nullable(),
  }),
  z.object({ kind: z.literal('MATCH_FINISHED'), account, matchId: z.string() }),
  z.object({
    kind: z.literal('ROSTER_CHANGED'),
    /** Number of the change in the ledger of rosters. */
    change: z.int().positive(),
    pro,
    /** Codes of the teams that the player left and joined; null for none. */
    fromTeam: z.string().nullable(),
    toTeam: z.string().nullable(),
  }),
])

const journalEntry = z.object({
  /** Place in the journal, from 1. Every later entry has a higher number; numbers of removed entries stay free. */
  number: z.int().positive(),
  /** Time at which it was noticed, in milliseconds since 1970. */
  at: milliseconds,
  facts,
})

export type JournalEntryDocument = Stored<typeof journalEntry>

/** `journal/{number}`: what happened lately, in order. Webhooks and subscriptions of accounts read it. */
export const journalCollection: CollectionDefinition<JournalEntryDocument> = {
  name: 'journal',
  schema: journalEntry,
  indexes: [{ equality: [], order: { field: 'number', direction: 'asc' } }],
  unindexed: ['facts'],
}

/** Ids sort as text in the order of the numbers. */
export function journalEntryDocumentId(number: number): string {
  return String(number).padStart(12, '0')
}
