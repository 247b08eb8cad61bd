import { type ComponentProps, Suspense } from 'react'
import { liveGameBoard } from './live-game-board.ts'
import { LiveGameSkeleton } from './LiveGameSkeleton.tsx'

/** The board of a running game, or its placeholder until the code is there. The server renders the board at once. */
export function LateGameBoard(props: ComponentProps<typeof liveGameBoard.Page>) {
  const { Page: Board } = liveGameBoard
  return (
    <Suspense fallback={<LiveGameSkeleton />}>
      <Board {...props} />
    </Suspense>
  )
}
