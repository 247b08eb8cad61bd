import { z } from 'zod'
import { DIVISIONS, RANKED_QUEUES, TIERS } from '../../accounts/rules/rank.ts'
import { PLATFORM_CODES } from '../../shared/region.ts'
import type { CollectionDefinition, Stored } from '../../store/collection.ts'

const milliseconds = z.int().nonnegative()

const pro = z.object({ playerId: z.string(), name: z.string() })

const accountSchema = z.object({
  platform: z.enum(PLATFORM_CODES),
  puuid: z.string(),
  gameName: z.string(),
  tagLine: z.string(),
})

export const standingSchema = z.object({
  /** Time when the standing was first seen, in milliseconds since 1970. */
  takenAt: milliseconds,
  tier: z.enum(TIERS),
  division: z.enum(DIVISIONS),
  leaguePoints: z.int(),
  wins: z.int(),
  losses: z.int(),
})

export const broadcastSchema = z.object({ pro, login: z.string(), title: z.string(), startedAt: milliseconds })

export const gameSchema = z.object({
  pro,
  account: accountSchema,
  /** Id of the running game and of its later match, such as `EUW1_7651547328`. */
  matchId: z.string(),
  queueId: z.int(),
  championId: z.int(),
})

/** Facts of an event, one form for each kind that programs can receive. */
const facts = z.discriminatedUnion('kind', [
  broadcastSchema.extend({ kind: z.literal('STREAM_STARTED') }),
  broadcastSchema.extend({ kind: z.literal('STREAM_ENDED') }),
  gameSchema.extend({ kind: z.literal('GAME_STARTED') }),
  gameSchema.extend({ kind: z.literal('GAME_ENDED') }),
  z.object({
    kind: z.literal('RANK_CHANGED'),
    account: accountSchema,
    queue: z.enum(RANKED_QUEUES),
    /** Riot's name of the queue, such as `RANKED_SOLO_5x5`. */
    queueType: z.string(),
    /** Null when the account was unranked. */
    before: standingSchema.nullable(),
    /** Null when the account is unranked now. */
    after: standingSchema.nullable(),
  }),
  z.object({ kind: z.literal('MATCH_FINISHED'), account: accountSchema, matchId: z.string() }),
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
  /** Document id of the account whose rank or matches have changed; null for other entries. */
  account: z.string().nullable(),
  facts,
})

export type JournalEntryDocument = Stored<typeof journalEntry>

/** `journal/{number}`: what happened lately, in order. Webhooks and subscriptions of accounts read it. */
export const journalCollection: CollectionDefinition<JournalEntryDocument> = {
  name: 'journal',
  schema: journalEntry,
  indexes: [
    { equality: [], order: { field: 'number', direction: 'asc' } },
    { equality: ['account'], order: { field: 'number', direction: 'asc' } },
    { equality: ['account'], order: { field: 'number', direction: 'desc' } },
  ],
  unindexed: ['facts'],
}

/** Ids sort as text in the order of the numbers. */
export function journalEntryDocumentId(number: number): string {
  return String(number).padStart(12, '0')
}
