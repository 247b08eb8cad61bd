import { lazy, Suspense } from 'react'

// On few pages, so its code arrives after theirs.
const ClaimedLine = lazy(async () => ({ default: (await import('./ClaimedLine.tsx')).ClaimedLine }))

/** Says when a pro player has claimed their page. Empty when they never did. */
export function ClaimedPage({ claimedAt }: { readonly claimedAt: string | null }) {
  if (claimedAt === null) return null
  return (
    <Suspense fallback={null}>
      <ClaimedLine claimedAt={claimedAt} />
    </Suspense>
  )
}
