import { lazy, Suspense } from 'react'
import type { RosterCredit_provenanceFragment } from '../gql/graphql.ts'

// At the end of few pages, so its code arrives after theirs.
const RosterCreditLine = lazy(async () => ({ default: (await import('./RosterCreditLine.tsx')).RosterCreditLine }))

/** The date and the sources of the rosters on a page, with the licences that ask to be named. Empty when nothing is known. */
export function RosterCredit({ provenance }: { readonly provenance: RosterCredit_provenanceFragment }) {
  if (provenance.asOf === null && provenance.sources.length === 0) return null
  return (
    <Suspense fallback={null}>
      <RosterCreditLine provenance={provenance} />
    </Suspense>
  )
}
