import { z } from 'zod'

/** A known vulnerability of a package. */
export interface Finding {
  /** Such as `GHSA-aaaa-bbbb-cccc`. */
  readonly id: string
  readonly packageName: string
  readonly severity: string
  readonly title: string
}

const advisory = z.object({ url: z.url(), title: z.string(), severity: z.string() })

// A package that only depends on a vulnerable one has its name in place of an advisory.
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([advisory, z.string()])) })),
})

/** Audit without a result, such as of a registry that does not answer. */
export class NoAudit extends Error {}

const noReport = z.object({ message: z.string() })

/**
 * Returns the findings of `npm audit --json` without an answer: a text that has the id of the advisory. Throws {@link NoAudit}.
 */
export function findUnanswered(audit: unknown, answers: string): readonly Finding[] {
  const failed = noReport.safeParse(audit)
  if (failed.success) throw new NoAudit(`npm audit has no result: ${failed.data.message}`)
  const findings = Object.entries(report.parse(audit).vulnerabilities).flatMap(([packageName, { via }]) =>
    via
      .filter((each) => typeof each !== 'string')
      .map(({ url, title, severity }) => ({ id: url.split('/').at(-1) ?? url, packageName, severity, title })),
  )
  return findings.filter(({ id }) => !answers.includes(id))
}
