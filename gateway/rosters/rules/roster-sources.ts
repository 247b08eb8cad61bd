import type { Provenance } from './provenance.ts'

export interface Licence {
  readonly name: string
  readonly url: string
}

export interface RosterSource {
  readonly name: string
  /** Null for a source without an address. */
  readonly url: string | null
  /** Licence of what the source contributes; null when it is not known. */
  readonly licence: Licence | null
}

const CC_BY_SA: Licence = { name: 'CC BY-SA 3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0/' }

/** Sources whose licence asks for their name, by that name in lower case. */
const KNOWN: ReadonlyMap<string, RosterSource> = new Map(
  [
    { name: 'Leaguepedia', url: 'https://lol.fandom.com/', licence: CC_BY_SA },
    { name: 'Liquipedia', url: 'https://liquipedia.net/leagueoflegends/', licence: CC_BY_SA },
  ].map((source) => [source.name.toLowerCase(), source]),
)

/** Describes a source that is written as a name or an address. */
export function toRosterSource(text: string): RosterSource {
  const known = KNOWN.get(text.toLowerCase())
  if (known !== undefined) return known
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  return url === null ? { name: text, url: null, licence: null } : { name: url.host, url: text, licence: null }
}

/** Adds the sources of further facts, whose dates do not count. */
export function withSourcesOf({ sources, asOf }: Provenance, facts: readonly Provenance[]): Provenance {
  return { sources: [...new Set([...sources, ...facts.flatMap((fact) => fact.sources)])], asOf }
}

/** Returns all sources of several facts, in the order of their first use, and the oldest as-of date. */
export function sumUpProvenance(facts: readonly Provenance[]): Provenance {
  const dates = facts.flatMap(({ asOf }) => asOf ?? [])
  return {
    sources: [...new Set(facts.flatMap(({ sources }) => sources))],
    asOf: dates.toSorted()[0] ?? null,
  }
}
