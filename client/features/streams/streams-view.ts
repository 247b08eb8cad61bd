import { MAX_WATCHED } from './watched-streams.ts'

/** The query string stores it, such as `?watch=veyl,seol&league=lck`, so that links and reloads keep it. */
export interface StreamsView {
  /** Logins in lower case, at most {@link MAX_WATCHED}; empty to choose the most watched stream. */
  readonly watch: readonly string[]
  /** Code in capitals; null for all leagues. */
  readonly league: string | null
  /** The typed search text; empty for none. */
  readonly text: string
  /** The requested quality, by Twitch's name; null leaves the choice to the player. */
  readonly quality: string | null
}

const LONGEST_TEXT = 64

/** Twitch's format of channel logins. */
const CHANNEL = /^\w{1,25}$/

/** Such as `720p60`, `chunked` or `auto`. */
const QUALITY = /^\w{1,20}$/

const LEAGUE = /^[A-Z0-9]{1,10}$/

/** Invalid values are left out. */
export function readStreamsView(search: URLSearchParams): StreamsView {
  const channels = search.getAll('watch').flatMap((names) => names.toLowerCase().split(','))
  const quality = search.get('quality') ?? ''
  const league = search.get('league')?.toUpperCase() ?? ''
  return {
    watch: [...new Set(channels.filter((name) => CHANNEL.test(name)))].slice(0, MAX_WATCHED),
    league: LEAGUE.test(league) ? league : null,
    text: (search.get('text') ?? '').toWellFormed().slice(0, LONGEST_TEXT),
    quality: QUALITY.test(quality) ? quality : null,
  }
}

/** Leaves out defaults and keeps other parameters. */
export function writeStreamsView(search: URLSearchParams, view: StreamsView): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const name of ['watch', 'league', 'text', 'quality']) written.delete(name)
  if (view.watch.length > 0) written.set('watch', view.watch.join(','))
  if (view.league !== null) written.set('league', view.league.toLowerCase())
  if (view.text !== '') written.set('text', view.text)
  if (view.quality !== null) written.set('quality', view.quality)
  return written
}
