import { z } from 'zod'
import type { CollectionDefinition } from '../../store/collection.ts'
import type { DocumentData } from '../../store/document-store.ts'
import type { Match, RecordedMatch } from '../rules/match.ts'
import { normaliseMatch } from '../rules/normalise-match.ts'
import { readOlderMatch } from '../rules/older-match.ts'
import { restorePayload } from './match-payload.ts'
import { personKeyOf } from './person-key.ts'

const recording = {
  fetchedAt: z.int().nonnegative(),
  // A store from before the statistics has no such field.
  pros: z.array(z.object({ participantId: z.int().positive(), playerId: z.string() })).default([]),
}

const compressed = z
  .object({ ...recording, payload: z.instanceof(Uint8Array) })
  .transform((document, context) =>
    withMatch(document, context, () => normaliseMatch(restorePayload(document.payload))),
  )

/** A match from before payloads were kept. */
const normalised = z
  .object({ ...recording, match: z.looseObject({ participants: z.array(z.looseObject({})) }) })
  .transform(({ match, ...document }, context) => withMatch(document, context, () => readOlderMatch(match)))

function withMatch(document: Omit<RecordedMatch, 'match'>, context: z.RefinementCtx, read: () => Match): RecordedMatch {
  try {
    return { ...document, match: read() }
  } catch (error) {
    context.addIssue({ code: 'custom', message: String(error) })
    return z.NEVER
  }
}

/**
 * `matches/{PLATFORM_gameId}`: a finished match as Riot sent it, written once. It is normalised at each read, so a new release
 * shows more of it without a change of the document. `people` contains the keys of its participants: see {@link personKeyOf}.
 * `retainedSince` is the time of its fetch, from which its retention counts; null for a match of a pro player, which is kept
 * for ever.
 */
export const matchesCollection: CollectionDefinition<RecordedMatch> = {
  name: 'matches',
  schema: z.union([compressed, normalised]),
  encode: ({ match, payload, ...rest }) => ({
    ...rest,
    people: [...new Set(match.puuids)].map(personKeyOf),
    retainedSince: rest.pros.length === 0 ? rest.fetchedAt : null,
    ...(payload === undefined ? { match } : { payload }),
  }),
  indexes: [{ contains: 'people' }, { equality: [], order: { field: 'retainedSince', direction: 'asc' } }],
  unindexed: ['fetchedAt', 'match', 'payload', 'pros'],
}

/** Returns true when a stored match is in all indexes. An older release has written those that are not. */
export function isIndexed(document: DocumentData): boolean {
  return document['people'] !== undefined && document['retainedSince'] !== undefined
}
