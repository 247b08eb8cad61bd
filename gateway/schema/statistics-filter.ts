import { patchOf } from '../domain/patch.ts'
import type { Population, StatisticsQueue } from '../domain/statistics-scope.ts'
import type { StatisticsFilter } from '../services/champion-statistics.ts'
import { badInput } from './bad-input.ts'
import { builder } from './builder.ts'

export const PopulationEnum = builder.enumType('Population', {
  description: 'Whose games are counted.',
  values: {
    ALL: { description: 'Everybody in the matches that are recorded here.' },
    PROS: { description: 'Pro players, on the accounts that are known as theirs.' },
  } satisfies Record<Population, { description: string }>,
})

export const StatisticsQueueEnum = builder.enumType('StatisticsQueue', {
  description:
    'The queues in which games are counted: five against five with lanes, without bots. Remakes never count.',
  values: {
    SOLO: { description: 'Ranked solo and duo.' },
    FLEX: { description: 'Ranked flex.' },
    NORMAL: { description: 'Draft and quick play together.' },
    CLASH: { description: 'Clash.' },
  } satisfies Record<StatisticsQueue, { description: string }>,
})

export const StatisticsFilterInput = builder.inputType('StatisticsFilter', {
  description: 'Which games are counted.',
  fields: (t) => ({
    population: t.field({ type: PopulationEnum, defaultValue: 'ALL', description: 'Whose games.' }),
    queue: t.field({ type: StatisticsQueueEnum, defaultValue: 'SOLO', description: 'In which queue.' }),
    patch: t.string({
      required: false,
      description:
        'The games of one patch, such as `16.4`; of the newest five that are recorded here together when left out.',
    }),
  }),
})

/** What stands beside the argument for a filter. */
export const FILTER_DESCRIPTION = 'Which games; ranked solo games of everybody in the newest patches when left out.'

/** The filter of the gateway behind the one of the contract. Throws a BAD_USER_INPUT error for what is no patch. */
export function toStatisticsFilter(
  filter: typeof StatisticsFilterInput.$inferInput | null | undefined,
): StatisticsFilter {
  const { population = 'ALL', queue = 'SOLO', patch } = filter ?? {}
  return { population, queue, patch: toPatch(patch) }
}

/** The patch that is asked for; null when none is. Throws a BAD_USER_INPUT error for a text that can't be one. */
export function toPatch(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  if (patchOf(text) !== text) {
    const shown = text.length > 20 ? `${text.slice(0, 20)}…` : text
    throw badInput(`\`patch\` is ${JSON.stringify(shown)}: write the two numbers of a patch, such as \`16.4\`.`)
  }
  return text
}
