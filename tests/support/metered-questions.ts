import { parse } from 'graphql'
import { z } from 'zod'
import { schema } from '../../gateway/composition/schema.ts'
import { EventLoopTurns } from '../../gateway/limits/event-loop-turns.ts'
import { createLimits } from '../../gateway/limits/limits.ts'
import type { openTestWorld } from './test-world.ts'

const report = z.object({ requested: z.number(), actual: z.number(), riotRequests: z.number() })

export interface MeteredAnswer {
  readonly data: unknown
  /** Messages and codes of the errors. */
  readonly errors: readonly { readonly message: string; readonly code: unknown }[]
  readonly cost: z.infer<typeof report>
}

/** Asks a test world within the limits of one operation, as `/graphql` does. */
export function openMeteredQuestions({ context, clock }: Pick<ReturnType<typeof openTestWorld>, 'context' | 'clock'>) {
  // An operation has one turn, however slow the machine is: what is read together does not depend on it.
  const { operations } = createLimits(schema, clock, { turns: new EventLoopTurns(() => 0) })
  return async (source: string, variableValues: Readonly<Record<string, unknown>> = {}): Promise<MeteredAnswer> => {
    const { data, errors, extensions } = await operations.execute(
      // Each operation gets its own copy, because a context caches the nodes that it has loaded.
      { schema, document: parse(source), variableValues, contextValue: { ...context } },
      { address: '192.0.2.1', left: null, answered: null },
    )
    return {
      data: JSON.parse(JSON.stringify(data ?? null)),
      errors: (errors ?? []).map(({ message, extensions: { code } }) => ({ message, code })),
      cost: report.parse(extensions?.['cost']),
    }
  }
}
