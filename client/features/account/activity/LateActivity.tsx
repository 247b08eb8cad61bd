import { type ComponentProps, Suspense } from 'react'
import { CardSkeleton } from '../CardSkeleton.tsx'
import { accountActivity } from './account-activity.ts'

/** The tab, or its placeholder until the code is there. The server renders the tab at once. */
export function LateActivity(props: ComponentProps<typeof accountActivity.Page>) {
  const { Page: Activity } = accountActivity
  return (
    <Suspense fallback={<CardSkeleton mark={92} />}>
      <Activity {...props} />
    </Suspense>
  )
}
