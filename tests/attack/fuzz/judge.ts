/** An answer of the product to a case. */
export interface FuzzAnswer {
  readonly status: number
  /** The part of the body that was read. */
  readonly text: string
}

/** Signs of server internals in an answer. */
const LEAKS = [
  /INTERNAL_SERVER_ERROR/,
  /\/gateway\/|\/rest-compat\/|node_modules|node:internal|file:\/\//,
  /\bat (?:Object|async|new|\w+)\b[^"]*:\d+:\d+/,
  /\.ts:\d/,
  /\bSQLITE_|Cannot read prop|undefined is not|is not iterable|\[object Object\]/,
]

/** Returns the problems of an answer; an empty list for a good one. */
export function findProblems({ status, text }: FuzzAnswer): readonly string[] {
  const leaks = LEAKS.flatMap((leak) => leak.exec(text)?.[0] ?? []).map((leak) => `It tells: ${leak}`)
  // 501 is the right status for an unknown method.
  return status >= 500 && status !== 501 ? [`Its status is ${status}.`, ...leaks] : leaks
}
