import { badInput } from '../../contract/bad-input.ts'
import { builder } from '../../contract/builder.ts'
import { patchOf } from '../../game-data/rules/patch.ts'
import type { StatisticsQueue } from '../../matches/rules/counted-queue.ts'
import type { Population } from '../rules/statistics-scope.ts'
import type { StatisticsFilter } from '../services/champion-statistics.ts'

export const PopulationEnum = builder.enumType('Population', {
  description: 'Population whose games are counted.',
  values: {
    ALL: { description: 'All players in the recorded matches.' },
    PROS: { description: 'Pro players, on their known accounts.' },
  } satisfies Record<Population, { description: string }>,
})

export const StatisticsQueueEnum = builder.enumType('StatisticsQueue', {
  description:
    'Queues covered by statistics: five-versus-five queues with lanes and without bots. Remakes are never counted.',
  values: {
    SOLO: { description: 'Ranked solo/duo.' },
    FLEX: { description: 'Ranked flex.' },
    NORMAL: { description: 'Draft and Quickplay.' },
    CLASH: { description: 'Clash.' },
  } satisfies Record<StatisticsQueue, { description: string }>,
})

export const StatisticsFilterInput = builder.inputType('StatisticsFilter', {
  description: 'Filter for the games to count.',
  fields: (t) => ({
    population: t.field({
      type: PopulationEnum,
      defaultValue: 'ALL',
      description: 'Population whose games are counted.',
    }),
    queue: t.field({ type: StatisticsQueueEnum, defaultValue: 'SOLO', description: 'Queue whose games are counted.' }),
    patch: t.string({
      required: false,
      description:
        'Patch whose games are counted, such as `16.4`. It may have no recorded match. Defaults to the newest five recorded patches together.',
    }),
  }),
})

/** Description of every argument of type `StatisticsFilter`. */
export const FILTER_DESCRIPTION =
  'Restricts the counted games. Defaults to ranked solo/duo games of all players in the newest patches.'

/** Throws a BAD_USER_INPUT error for an invalid patch. */
export function toStatisticsFilter(
  filter: typeof StatisticsFilterInput.$inferInput | null | undefined,
): StatisticsFilter {
  const { population = 'ALL', queue = 'SOLO', patch } = filter ?? {}
  return { population, queue, patch: toPatch(patch) }
}

/** Returns null when the patch is omitted. Throws a BAD_USER_INPUT error when it is invalid. */
export function toPatch(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  if (patchOf(text) !== text) {
    const shown = text.length > 20 ? `${text.slice(0, 20)}…` : text
    throw badInput(`\`patch\` is ${JSON.stringify(shown)}: write the two numbers of a patch, such as \`16.4\`.`)
  }
  return text
}
