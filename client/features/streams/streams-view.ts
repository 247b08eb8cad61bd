/** What of the streams is shown. It lives in the query string, so that a link or a reload keeps it. */
export interface StreamsView {
  /** The channels that are watched, by their names in lower case, at most {@link MOST_WATCHED}; empty for whichever is best. */
  readonly watch: readonly string[]
  /** The code of the league whose players are listed, in capitals; null for every league. */
  readonly league: string | null
  /** What somebody looks for, as it was typed; empty for nothing. */
  readonly text: string
  /** The quality that players are asked for, as Twitch names it; null leaves that to them. */
  readonly quality: string | null
}

/** How many streams can be watched beside one another. */
export const MOST_WATCHED = 4

const LONGEST_TEXT = 64

/** How Twitch spells the names of channels. */
const CHANNEL = /^\w{1,25}$/

/** Such as `720p60`, `chunked` or `auto`. */
const QUALITY = /^\w{1,20}$/

const LEAGUE = /^[A-Z0-9]{1,10}$/

/** Reads the view from a query string such as `?watch=veyl,seol&league=lck`; what can't be meant is left out. */
export function readStreamsView(search: URLSearchParams): StreamsView {
  const channels = search.getAll('watch').flatMap((names) => names.toLowerCase().split(','))
  const quality = search.get('quality') ?? ''
  const league = search.get('league')?.toUpperCase() ?? ''
  return {
    watch: [...new Set(channels.filter((name) => CHANNEL.test(name)))].slice(0, MOST_WATCHED),
    league: LEAGUE.test(league) ? league : null,
    text: (search.get('text') ?? '').toWellFormed().slice(0, LONGEST_TEXT),
    quality: QUALITY.test(quality) ? quality : null,
  }
}

/** The query string of a view; what is at its default is left out, and what is not of the view stays as it was. */
export function writeStreamsView(search: URLSearchParams, view: StreamsView): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of ['watch', 'league', 'text', 'quality']) written.delete(name)
  if (view.watch.length > 0) written.set('watch', view.watch.join(','))
  if (view.league !== null) written.set('league', view.league.toLowerCase())
  if (view.text !== '') written.set('text', view.text)
  if (view.quality !== null) written.set('quality', view.quality)
  return written
}

/** The grid without a channel that was in it, or with one that was not; as it was when it is full. */
export function toggleWatched(watched: readonly string[], channel: string): readonly string[] {
  if (watched.includes(channel)) return watched.filter((other) => other !== channel)
  return watched.length < MOST_WATCHED ? [...watched, channel] : watched
}
