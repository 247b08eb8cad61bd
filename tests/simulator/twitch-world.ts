import { z } from 'zod'
import type { SimulatedTwitch } from '../../gateway/simulator/twitch/simulated-twitch.ts'

const tokenBody = z.strictObject({
  access_token: z.string().regex(/^[a-z0-9]{30}$/),
  expires_in: z.int().positive(),
  token_type: z.literal('bearer'),
})

const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
const login = z.string().regex(/^[a-z0-9_]{4,25}$/)
const id = z.string().regex(/^\d{9}$/)

const streamBody = z.strictObject({
  id: z.string().regex(/^\d{11}$/),
  user_id: id,
  user_login: login,
  user_name: z.string(),
  game_id: z.string().regex(/^\d+$/),
  game_name: z.string().min(1),
  type: z.literal('live'),
  title: z.string().min(1).max(140),
  viewer_count: z.int().min(0),
  started_at: time,
  language: z.string().regex(/^[a-z]{2}$/),
  thumbnail_url: z.string(),
  tag_ids: z.array(z.string()),
  tags: z.array(z.string()),
  is_mature: z.boolean(),
})

const userBody = z.strictObject({
  id,
  login,
  display_name: z.string(),
  type: z.string(),
  broadcaster_type: z.string(),
  description: z.string(),
  profile_image_url: z.string(),
  offline_image_url: z.string(),
  view_count: z.int(),
  created_at: time,
})

/** A page of live channels in Twitch's format. */
export const streamsPage = z.strictObject({
  data: z.array(streamBody),
  pagination: z.strictObject({ cursor: z.string().optional() }),
})

/** Channels in Twitch's format. */
export const usersPage = z.strictObject({ data: z.array(userBody) })

export type StreamBody = z.infer<typeof streamBody>

export const CREDENTIALS = { client_id: 'client', client_secret: 'secret', grant_type: 'client_credentials' }

/** Requests a token. */
export function askToken(twitch: SimulatedTwitch, form: Record<string, string> = CREDENTIALS): Promise<Response> {
  const body = new URLSearchParams(form)
  return twitch.fetch(new Request('https://id.twitch.tv/oauth2/token', { method: 'POST', body }))
}

/** Returns a valid token. */
export async function mintToken(twitch: SimulatedTwitch): Promise<string> {
  return tokenBody.parse(await (await askToken(twitch)).json()).access_token
}

/** Sends a request to the API, with the client id of the token. */
export function askHelix(
  twitch: SimulatedTwitch,
  path: string,
  token: string,
  signal?: AbortSignal,
): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Client-Id': CREDENTIALS.client_id }
  return twitch.fetch(new Request(`https://api.twitch.tv/helix${path}`, { headers, ...(signal && { signal }) }))
}

/** Lists all live channels. */
export async function listLive(twitch: SimulatedTwitch): Promise<readonly StreamBody[]> {
  const token = await mintToken(twitch)
  const live: StreamBody[] = []
  let after = ''
  do {
    const page = streamsPage.parse(await (await askHelix(twitch, `/streams?first=100&after=${after}`, token)).json())
    live.push(...page.data)
    after = page.pagination.cursor ?? ''
  } while (after !== '')
  return live
}

/** Lists the logins of Twitch links in the roster of a world. */
export function listLogins(world: { listRoster(): readonly { links: readonly { kind: string; handle: string }[] }[] }) {
  return world
    .listRoster()
    .flatMap(({ links }) => links.filter(({ kind }) => kind === 'TWITCH').map(({ handle }) => handle))
}
