interface IncompletePath {
  readonly path: string
  readonly missing: readonly string[]
}

/** The literal begin of a path that ends with parameters, and these parameters. */
const WITH_PARAMETERS = /^(?<begin>[^:]+)\/(?<rest>:\w+(?:\/:\w+)*)\/?$/

/** A path whose last part is a parameter. */
const OPEN_END = /:\w+\/?$/

/** `/v2/league/leaderboard` lacks the region of the leaderboard, and is not a request for the PUUID `leaderboard`. */
export function listIncompletePaths(patterns: readonly string[]): readonly IncompletePath[] {
  return patterns.flatMap((pattern) => {
    const { begin: path = '', rest = '' } = WITH_PARAMETERS.exec(pattern)?.groups ?? {}
    const taker = patterns.find((each) => toRegExp(each).test(path)) ?? ''
    return OPEN_END.test(taker) ? [{ path, missing: rest.split('/').map((name) => name.slice(1)) }] : []
  })
}

function toRegExp(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}$`)
}
