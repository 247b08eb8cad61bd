import type { RiotId } from '../../accounts/rules/riot-id.ts'

/** What is known of a forgotten person, and must not come back. */
export const MARK_KINDS = ['puuid', 'riot-id', 'player', 'name'] as const

export type MarkKind = (typeof MARK_KINDS)[number]

/** A PUUID, a folded Riot ID, the id of a pro player, or the slug of a pro player's name. */
export interface Mark {
  readonly kind: MarkKind
  readonly value: string
}

/** The people who asked to be removed. All answers are exact, and none needs the store. */
export interface Forgotten {
  /** True while nobody is suppressed. */
  readonly isEmpty: boolean
  hasPuuid(puuid: string): boolean
  hasRiotId(riotId: RiotId): boolean
  /** Like {@link hasRiotId}, for a Riot ID that `foldRiotId` has folded. */
  hasFoldedRiotId(folded: string): boolean
  /** For the id of a pro player. */
  hasPlayer(id: string): boolean
  /** For the slug of a pro player's name. */
  hasName(slug: string): boolean
}

/** The answer before the first suppression. */
export const NOBODY: Forgotten = {
  isEmpty: true,
  hasPuuid: () => false,
  hasRiotId: () => false,
  hasFoldedRiotId: () => false,
  hasPlayer: () => false,
  hasName: () => false,
}
