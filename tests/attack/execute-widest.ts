import { z } from 'zod'
import { schema } from '../../gateway/composition/schema.ts'
import { MAX_ANSWER_BYTES, MAX_EXECUTION_POINTS } from '../../gateway/limits/limit-values.ts'
import { addressOf, sendAs } from './send-as.ts'
import { widestDocument } from './widest.ts'

/** Number of widest documents; their seeds start at 0. */
export const WIDEST_DOCUMENTS = 300

const answer = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).default([]),
  extensions: z.object({ cost: z.object({ actual: z.number() }) }),
})

/** Executes the widest document of a seed; returns the faults of the answer, or an empty list. */
export async function listWidestFaults(url: string, seed: number): Promise<readonly string[]> {
  const { status, text, bytes } = await sendAs(addressOf(seed), url, {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: widestDocument(schema, seed) }),
  })
  if (status !== 200) return [`seed ${seed}: ${status} ${text.slice(0, 300)}`]
  const { errors, extensions } = answer.parse(JSON.parse(text))
  const others = errors.map((error) => error.extensions.code).filter((code) => code !== 'BUDGET_EXCEEDED')
  return [
    ...(bytes > MAX_ANSWER_BYTES ? [`seed ${seed}: an answer of ${bytes} bytes`] : []),
    ...(extensions.cost.actual > MAX_EXECUTION_POINTS && errors.length === 0
      ? [`seed ${seed}: ${extensions.cost.actual} points used`]
      : []),
    ...(others.length > 0 ? [`seed ${seed}: ${[...new Set(others)].join(', ')}`] : []),
  ]
}
