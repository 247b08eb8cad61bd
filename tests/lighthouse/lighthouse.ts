import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Categories to check. Performance is left out because it depends mostly on the machine. */
export const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const

/** Devices to emulate. Lighthouse's default is a phone. */
export const DEVICES = ['desktop', 'mobile'] as const

export type Category = (typeof CATEGORIES)[number]

export type Device = (typeof DEVICES)[number]

/** Result of Lighthouse for a page. */
export interface Judgement {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Failed audits of the categories: id, title and places. */
  readonly faults: readonly string[]
}

const CLI = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url))

/** Output limit in bytes, far above any report. */
const MAX_BYTES = 64 * 1024 * 1024

const CATEGORY = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})

const AUDIT = z.object({
  title: z.string(),
  score: z.number().nullable(),
  details: z.object({ items: z.array(z.unknown()).optional() }).optional(),
})

const REPORT = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.enum(CATEGORIES), CATEGORY),
  audits: z.record(z.string(), AUDIT),
})

/** Runs Lighthouse for an address in the Chromium that listens on `port`. Rejects when it fails. */
export async function judge(address: string, device: Device, port: number): Promise<Judgement> {
  const args = [
    CLI,
    address,
    `--port=${port}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    '--quiet',
    // Throttling and a screenshot do not affect these categories.
    '--throttling-method=provided',
    '--disable-full-page-screenshot',
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: MAX_BYTES })
  const { runtimeError, categories, audits } = REPORT.parse(JSON.parse(stdout))
  if (runtimeError !== undefined) throw new Error(`Lighthouse can't check ${address}: ${runtimeError.message}`)

  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  const faults = counted.flatMap(({ id }) => {
    const audit = audits[id]
    if (audit === undefined || audit.score === null || audit.score === 1) return []
    return [`${id}: ${audit.title} ${JSON.stringify(audit.details?.items ?? [])}`]
  })
  return {
    scores: {
      accessibility: toHundred(categories.accessibility.score),
      'best-practices': toHundred(categories['best-practices'].score),
      seo: toHundred(categories.seo.score),
    },
    faults,
  }
}

const toHundred = (score: number) => Math.round(score * 100)
