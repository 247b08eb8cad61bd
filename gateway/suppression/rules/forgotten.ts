import type { RiotId } from '../../accounts/rules/riot-id.ts'

/** Identifiers of a forgotten person, which must not come back. */
const MARK_KINDS = ['puuid', 'person-key', 'riot-id', 'player', 'name'] as const

export type MarkKind = (typeof MARK_KINDS)[number]

/** A PUUID, its person key, a folded Riot ID, the id of a pro player, or the slug of a pro player's name. */
export interface Mark {
  readonly kind: MarkKind
  readonly value: string
}

/** The people who asked to be removed. All answers are exact, and none needs the store. */
export interface Forgotten {
  /** True while no one is suppressed. */
  readonly isEmpty: boolean
  hasPuuid(puuid: string): boolean
  /** For the person key of a PUUID. */
  hasPersonKey(key: string): boolean
  hasRiotId(riotId: RiotId): boolean
  /** Like {@link hasRiotId}, for a Riot ID that `foldRiotId` has folded. */
  hasFoldedRiotId(folded: string): boolean
  /** For the id of a pro player. */
  hasPlayer(id: string): boolean
  /** For the slug of a pro player's name. */
  hasName(slug: string): boolean
}

/** The answer before the first suppression. */
export const NO_ONE_FORGOTTEN: Forgotten = {
  isEmpty: true,
  hasPuuid: () => false,
  hasPersonKey: () => false,
  hasRiotId: () => false,
  hasFoldedRiotId: () => false,
  hasPlayer: () => false,
  hasName: () => false,
}
