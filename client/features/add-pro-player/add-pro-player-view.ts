export const ROSTER_TABS = ['add', 'transfer'] as const

export type RosterTab = (typeof ROSTER_TABS)[number]

/** The query string stores it, such as `?tab=transfer&player=Some%20Name&team=g2`, so that links can open a prefilled form. */
export interface AddProPlayerView {
  readonly tab: RosterTab
  /** Code of the team that a player joins, in capitals; empty for none. */
  readonly team: string
  /** Empty for none. */
  readonly player: string
}

/** Parses the view from a query string such as `?tab=transfer&player=Some%20Name&team=g2`. */
export function readAddProPlayerView(search: URLSearchParams): AddProPlayerView {
  return {
    tab: search.get('tab') === 'transfer' ? 'transfer' : 'add',
    team: (search.get('team') ?? '').toUpperCase(),
    player: (search.get('player') ?? '').toWellFormed().slice(0, 40),
  }
}
