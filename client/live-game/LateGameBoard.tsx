import { type ComponentProps, lazy, Suspense } from 'react'
import type { LiveGameBoard } from './LiveGameBoard.tsx'
import { LiveGameSkeleton } from './LiveGameSkeleton.tsx'

const Board = lazy(async () => ({ default: (await import('./LiveGameBoard.tsx')).LiveGameBoard }))

/** The board of a running game, whose code is a script of its own: few visits of an account need it. The server renders it at once. */
export function LateGameBoard(props: ComponentProps<typeof LiveGameBoard>) {
  return (
    <Suspense fallback={<LiveGameSkeleton />}>
      <Board {...props} />
    </Suspense>
  )
}
