import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

/** What is judged. How fast a page is says more of the machine that runs this. */
export const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const

/** The devices that Lighthouse plays: a phone is what it plays when nothing is said. */
export const DEVICES = ['desktop', 'mobile'] as const

export type Category = (typeof CATEGORIES)[number]

export type Device = (typeof DEVICES)[number]

/** What Lighthouse says of a page. */
export interface Judgement {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** What was found wrong in one of the categories: the name of the audit, its title, and where. */
  readonly faults: readonly string[]
}

const CLI = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url))

/** Far more than the report of any page. */
const MOST_BYTES = 64 * 1024 * 1024

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

/** Lets Lighthouse judge the page at an address in the Chromium that listens on `port`. Rejects when it can't. */
export async function judge(address: string, device: Device, port: number): Promise<Judgement> {
  const args = [
    CLI,
    address,
    `--port=${port}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    '--quiet',
    // Neither a slow connection nor a picture of the page has a say in what is judged.
    '--throttling-method=provided',
    '--disable-full-page-screenshot',
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: MOST_BYTES })
  const { runtimeError, categories, audits } = REPORT.parse(JSON.parse(stdout))
  if (runtimeError !== undefined) throw new Error(`Lighthouse can't judge ${address}: ${runtimeError.message}`)

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
