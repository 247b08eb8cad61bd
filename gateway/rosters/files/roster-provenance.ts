import { NO_PROVENANCE, type Provenance } from '../rules/provenance.ts'

/** Source and as-of date as written in a file, an entry or a fact. An undefined part was left out; null says that there is none. */
export interface WrittenProvenance {
  readonly source?: readonly string[] | null | undefined
  readonly asOf?: string | null | undefined
}

/** Returns the provenance of a part of a file: what it leaves out is that of the part around it. */
export function inheritProvenance(own: WrittenProvenance, around: WrittenProvenance): WrittenProvenance {
  return {
    source: own.source === undefined ? around.source : own.source,
    asOf: own.asOf === undefined ? around.asOf : own.asOf,
  }
}

/** Returns the provenance to store. What a file does not say stays as it was before. */
export function toProvenance({ source, asOf }: WrittenProvenance, before: Provenance = NO_PROVENANCE): Provenance {
  return {
    sources: source === undefined ? before.sources : (source ?? []),
    asOf: asOf === undefined ? before.asOf : asOf,
  }
}
