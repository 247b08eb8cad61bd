import { type Rate, rateOf, rateOfWins } from '../../shared/rate.ts'
import { isFinished, isFree, isUpgradedBoots, type ItemFinder } from './build-items.ts'
import type { GameBuild } from './game-build.ts'
import { rankTallies, type TallyShare } from './rank-tallies.ts'
import { skillPriorityOf, usualPathOf } from './skill-order.ts'

/** Number of finished items that make up the core of a build. */
const CORE_ITEMS = 3

/** Maximum number of options of a step. */
export const MAX_OPTIONS = 20

/** One step of a build, over the games that reached it. */
export type BuildStep<Option extends TallyShare = TallyShare> = {
  /** Share of the games that reached the step; null without games. */
  readonly coverage: Rate | null
  /** The most frequent choices first, at most {@link MAX_OPTIONS}. Their shares are of the games that reached the step. */
  readonly options: readonly Option[]
}

/** A priority of skills; the key has the digits of Q, W and E, the skill that is completed first in front. */
export type SkillOrder = TallyShare & {
  /** See `usualPathOf`. */
  readonly path: string
}

/** Items, skills and choices of players in some games with a champion. The keys of items are numbers joined by `-`. */
export type BuildSummary = {
  readonly games: number
  /** Null without games. */
  readonly winRate: Rate | null
  readonly startingItems: BuildStep
  readonly boots: BuildStep
  /** The first {@link CORE_ITEMS} finished items in the order of purchase. */
  readonly coreItems: BuildStep
  readonly fourthItem: BuildStep
  readonly fifthItem: BuildStep
  readonly sixthItem: BuildStep
  readonly skillOrders: BuildStep<SkillOrder>
  readonly spells: BuildStep
  readonly runePages: BuildStep
}

/** `findItem` tells which items are boots, and which are finished. */
export function summariseBuilds(builds: readonly GameBuild[], findItem: ItemFinder): BuildSummary {
  const finished = new Map(builds.map((build) => [build, build.items.filter((item) => isFinished(item, findItem))]))
  const nth = (place: number) => stepOf(builds, (build) => finished.get(build)?.[place - 1]?.toString() ?? null)
  const priorities = stepOf(builds, ({ skills }) => skillPriorityOf(skills))
  return {
    games: builds.length,
    winRate: rateOfWins(builds),
    startingItems: stepOf(builds, ({ start }) => joinItems(start.filter((item) => !isFree(item, findItem)))),
    boots: stepOf(builds, ({ items }) => items.find((item) => isUpgradedBoots(item, findItem))?.toString() ?? null),
    coreItems: stepOf(builds, (build) => {
      const core = finished.get(build)?.slice(0, CORE_ITEMS) ?? []
      return core.length < CORE_ITEMS ? null : joinItems(core)
    }),
    fourthItem: nth(4),
    fifthItem: nth(5),
    sixthItem: nth(6),
    skillOrders: { ...priorities, options: priorities.options.map((option) => withPath(option, builds)) },
    spells: stepOf(builds, ({ spells }) => spells),
    runePages: stepOf(builds, ({ runePage }) => runePage),
  }
}

/** Sums up one step; `choiceOf` returns null for a game that did not reach it. */
function stepOf(builds: readonly GameBuild[], choiceOf: (build: GameBuild) => string | null): BuildStep {
  const tallies: Record<string, [games: number, wins: number]> = {}
  let reached = 0
  for (const build of builds) {
    const choice = choiceOf(build)
    if (choice === null) continue
    reached += 1
    const tally = (tallies[choice] ??= [0, 0])
    tally[0] += 1
    if (build.win) tally[1] += 1
  }
  return { coverage: rateOf(reached, builds.length), options: rankTallies(tallies, reached, MAX_OPTIONS) }
}

function withPath(option: TallyShare, builds: readonly GameBuild[]): SkillOrder {
  const alike = builds.flatMap(({ skills }) => (skillPriorityOf(skills) === option.key ? [skills] : []))
  return { ...option, path: usualPathOf(alike) }
}

function joinItems(items: readonly number[]): string | null {
  return items.length === 0 ? null : items.join('-')
}
