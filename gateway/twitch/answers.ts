import { z } from 'zod'
import type { TwitchStream, TwitchUser } from './twitch-api.ts'

export interface Page<T> {
  readonly entries: readonly T[]
  /** `null` on the last page. */
  readonly cursor: string | null
}

export interface MintedToken {
  readonly value: string
  readonly lifeMs: number
}

/** A whole number from 0 that fits GraphQL's `Int` and the store. */
const count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)

const id = z.string().regex(/^[\w-]{1,64}$/)
const login = z.string().min(1).toLowerCase()

/** An empty text means that there is no URL. */
const address = z.string().transform((url) => (url === '' ? null : url))

/** The value must fit in a header. Tokens live for two months; the limit keeps their life within a timer's range. */
const token = z
  .object({ access_token: z.string().regex(/^[\x21-\x7e]{1,4096}$/), expires_in: z.number().positive().max(1e9) })
  .transform(({ access_token: value, expires_in: seconds }): MintedToken => ({ value, lifeMs: seconds * 1000 }))

const stream = z
  .object({
    user_id: id,
    user_login: login,
    // Empty when Twitch itself failed to determine it.
    type: z.literal('live'),
    title: z.string().default(''),
    game_id: z.string().default(''),
    game_name: z.string().default(''),
    viewer_count: count,
    started_at: z.iso.datetime({ offset: true }),
    language: z.string().default('other'),
    thumbnail_url: address.default(null),
  })
  .transform((entry): TwitchStream => ({
    login: entry.user_login,
    userId: entry.user_id,
    title: entry.title,
    game: entry.game_id === '' ? null : { id: entry.game_id, name: entry.game_name },
    viewers: entry.viewer_count,
    startedAt: Date.parse(entry.started_at),
    language: entry.language,
    thumbnailUrl: entry.thumbnail_url,
  }))

const user = z
  .object({ id, login, display_name: z.string().default(''), profile_image_url: address.default(null) })
  .transform((entry): TwitchUser => ({
    id: entry.id,
    login: entry.login,
    displayName: entry.display_name === '' ? entry.login : entry.display_name,
    profileImageUrl: entry.profile_image_url,
  }))

const page = z.object({
  data: z.array(z.unknown()),
  pagination: z.object({ cursor: z.string().default('') }).default({ cursor: '' }),
})

/** Parses the answer of the token endpoint. Throws for another shape, like all of these functions. */
export function parseToken(body: unknown): MintedToken {
  return token.parse(body)
}

export function parseStreams(body: unknown): Page<TwitchStream> {
  return parsePage(body, stream)
}

/** Parses the only page of channels. */
export function parseUsers(body: unknown): Page<TwitchUser> {
  return parsePage(body, user)
}

/**
 * Leaves out invalid entries, because they are no reason to reject the rest. Throws when all entries are invalid: the
 * shape has changed then, and an empty page would end every stream.
 */
function parsePage<T>(body: unknown, shape: z.ZodType<T>): Page<T> {
  const { data, pagination } = page.parse(body)
  const entries = data.flatMap((entry) => {
    const parsed = shape.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
  if (entries.length === 0 && data.length > 0) throw new Error('No entry of the page is valid.')
  return { entries, cursor: pagination.cursor === '' ? null : pagination.cursor }
}
