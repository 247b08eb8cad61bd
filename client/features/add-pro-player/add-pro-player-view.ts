export const ROSTER_TABS = ['add', 'transfer'] as const

export type RosterTab = (typeof ROSTER_TABS)[number]

/** What the page begins with. It lives in the query string, so that a link leads to a form that is filled in. */
export interface AddProPlayerView {
  readonly tab: RosterTab
  /** The code of the team that somebody comes to, in capitals; empty for none. */
  readonly team: string
  /** The name of the player who is transferred; empty for nobody. */
  readonly player: string
}

/** Reads the view from a query string such as `?tab=transfer&player=Some%20Name&team=g2`. */
export function readAddProPlayerView(search: URLSearchParams): AddProPlayerView {
  return {
    tab: search.get('tab') === 'transfer' ? 'transfer' : 'add',
    team: (search.get('team') ?? '').toUpperCase(),
    player: (search.get('player') ?? '').toWellFormed().slice(0, 40),
  }
}
