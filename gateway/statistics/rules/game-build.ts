import type { Lane } from '../../game-data/rules/lane.ts'
import type { CountedMatch, CountedParticipant } from '../../matches/collections/pending-counts.ts'
import type { ParticipantTimeline, Timeline } from '../../timelines/rules/timeline.ts'
import { type ItemFinder, isBuildItem } from './build-items.ts'

/** Purchases until then are starting items: no player has earned gold and returned to the shop by then. */
const STARTING_MS = 60_000

/** Items and skills of one participant in one game. */
export type GameBuild = {
  readonly championId: number
  readonly lane: Lane | null
  /** The champion in the same lane of the other team; null unless there is exactly one. */
  readonly versus: number | null
  readonly win: boolean
  /** See `CountedParticipant`. */
  readonly spells: string | null
  /** See `CountedParticipant`. */
  readonly runePage: string | null
  /** Items bought in the first minute, by number; an item occurs as often as it was bought. */
  readonly start: readonly number[]
  /** Boots and finished items in the order of their first purchase, and items of unknown price. */
  readonly items: readonly number[]
  /** Digits 1 to 4 for Q, W, E and R, in the order of the skill points. */
  readonly skills: string
}

/** Returns the build of each participant of a counted match; a participant that the timeline does not know is left out. */
export function listBuilds(
  { participants }: CountedMatch,
  timeline: Timeline,
  findItem: ItemFinder,
): ReadonlyMap<CountedParticipant, GameBuild> {
  const ownOf = new Map(timeline.participants.map((own) => [own.participantId, own]))
  return new Map(
    participants.flatMap((participant) => {
      const own = ownOf.get(participant.participantId)
      if (own === undefined) return []
      const { championId, lane, versus, win, spells, runePage } = participant
      const bought = { start: listStart(own), items: listItems(own, findItem), skills: listSkills(own) }
      return [[participant, { championId, lane, versus, win, spells, runePage, ...bought }]]
    }),
  )
}

function listStart({ purchases }: ParticipantTimeline): readonly number[] {
  return purchases
    .filter(({ at, sold }) => !sold && at <= STARTING_MS)
    .map(({ itemId }) => itemId)
    .toSorted((a, b) => a - b)
}

function listItems({ purchases }: ParticipantTimeline, findItem: ItemFinder): readonly number[] {
  const bought = purchases.filter(({ sold, itemId }) => !sold && isBuildItem(itemId, findItem))
  return [...new Set(bought.map(({ itemId }) => itemId))]
}

function listSkills({ skills }: ParticipantTimeline): string {
  return skills.map(({ slot }) => slot).join('')
}
