import type { SimulatedChannel } from './channels.ts'
import type { ChannelDirectory } from './directory.ts'
import { TwitchProblem } from './problem.ts'
import type { LiveChannel } from './sessions.ts'

const MAX_IN_ONE_QUESTION = 100
const LOGIN = /^[a-z0-9_]{1,25}$/
const ID = /^\d{1,20}$/

/** `GET /helix/streams`: the live channels among the named ones, or of all; most viewers first. */
export function answerStreams(directory: ChannelDirectory, query: URLSearchParams, now: number): unknown {
  const channels = directory.list()
  const named = pickNamed(channels, query, 'user_login', 'user_id')
  const games = query.getAll('game_id')
  const live = (named ?? channels)
    .map((channel) => directory.findLive(channel, now))
    .filter((stream) => stream !== null)
    .filter(({ game }) => games.length === 0 || games.includes(game.id))
    .toSorted((one, other) => other.viewers - one.viewers)

  const from = readCursor(query.get('after'))
  const until = from + readFirst(query.get('first'))
  return {
    data: live.slice(from, until).map(toStreamBody),
    pagination: until < live.length ? { cursor: writeCursor(until) } : {},
  }
}

/** `GET /helix/users`: the existing channels among the named ones. */
export function answerUsers(directory: ChannelDirectory, query: URLSearchParams): unknown {
  const named = pickNamed(directory.list(), query, 'login', 'id')
  if (named === null) throw new TwitchProblem(400, 'Must provide an ID, Login or OAuth Token.')
  return { data: named.map(toUserBody) }
}

/** Null when the request names no channels. */
function pickNamed(
  channels: readonly SimulatedChannel[],
  query: URLSearchParams,
  loginParameter: string,
  idParameter: string,
): readonly SimulatedChannel[] | null {
  const logins = query.getAll(loginParameter).map((login) => login.toLowerCase())
  const ids = query.getAll(idParameter)
  if (logins.length + ids.length === 0) return null
  if (logins.length + ids.length > MAX_IN_ONE_QUESTION) {
    const parameter = logins.length > 0 ? loginParameter : idParameter
    throw new TwitchProblem(400, malformed(parameter))
  }
  if (!logins.every((login) => LOGIN.test(login)) || !ids.every((id) => ID.test(id))) {
    throw new TwitchProblem(400, 'Invalid login names, emails or IDs in request')
  }
  const [named, numbered] = [new Set(logins), new Set(ids)]
  return channels.filter(({ login, id }) => named.has(login) || numbered.has(id))
}

function readFirst(text: string | null): number {
  const first = Number(text ?? '20')
  if (!Number.isInteger(first) || first < 1 || first > MAX_IN_ONE_QUESTION)
    throw new TwitchProblem(400, malformed('first'))
  return first
}

function malformed(parameter: string): string {
  return `The parameter "${parameter}" was malformed: the value must be less than or equal to ${MAX_IN_ONE_QUESTION}`
}

/** An offset in the current list. As viewer numbers change, a channel may appear on two pages or on none. */
function writeCursor(offset: number): string {
  return btoa(JSON.stringify({ o: offset }))
}

function readCursor(cursor: string | null): number {
  if (cursor === null || cursor === '') return 0
  const [, offset] = /^\{"o":(\d{1,6})\}$/.exec(decodeBase64(cursor)) ?? []
  if (offset === undefined) throw new TwitchProblem(400, 'The parameter "after" was malformed: the cursor is invalid')
  return Number(offset)
}

function decodeBase64(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}

/** Picture URLs are empty, because they would lead out of the simulated world. */
function toStreamBody({ channel, id, title, game, viewers, startedAt }: LiveChannel): unknown {
  return {
    id,
    user_id: channel.id,
    user_login: channel.login,
    user_name: channel.displayName,
    game_id: game.id,
    game_name: game.name,
    type: 'live',
    title,
    viewer_count: viewers,
    started_at: toTime(startedAt),
    language: channel.language,
    thumbnail_url: '',
    tag_ids: [],
    tags: [],
    is_mature: false,
  }
}

function toUserBody({ id, login, displayName, createdAt }: SimulatedChannel): unknown {
  return {
    id,
    login,
    display_name: displayName,
    type: '',
    broadcaster_type: 'partner',
    description: '',
    profile_image_url: '',
    offline_image_url: '',
    view_count: 0,
    created_at: toTime(createdAt),
  }
}

/** Whole seconds, as in Twitch's format. */
function toTime(at: number): string {
  return new Date(at).toISOString().replace(/\.\d{3}Z$/, 'Z')
}
