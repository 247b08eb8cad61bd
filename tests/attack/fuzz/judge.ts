/** An answer of the product to a case. */
export interface FuzzAnswer {
  readonly status: number
  /** What was read of the body. */
  readonly text: string
}

/** What tells of the inside of the server. */
const LEAKS = [
  /INTERNAL_SERVER_ERROR/,
  /\/gateway\/|\/rest-compat\/|node_modules|node:internal|file:\/\//,
  /\bat (?:Object|async|new|\w+)\b[^"]*:\d+:\d+/,
  /\.ts:\d/,
  /\bSQLITE_|Cannot read prop|undefined is not|is not iterable|\[object Object\]/,
]

/** What no answer may be; empty for a good one. */
export function findProblems({ status, text }: FuzzAnswer): readonly string[] {
  const leaks = LEAKS.flatMap((leak) => leak.exec(text)?.[0] ?? []).map((leak) => `It tells: ${leak}`)
  // That a method is not known to a server is said with 501.
  return status >= 500 && status !== 501 ? [`Its status is ${status}.`, ...leaks] : leaks
}
