import type { ReactNode } from 'react'
import { PicturesShown } from './pictures-shown.ts'
import { useNearWindow } from './useNearWindow.ts'

/** Distance below the window at which pictures are requested. Browsers themselves load lazy pictures 2,500 pixels ahead. */
const AHEAD_PX = 150

interface ItemWithNearPicturesProps {
  readonly className: string | undefined
  /** True in the first view, whose pictures the server sends with the page. */
  readonly first: boolean
  readonly children: ReactNode
}

/** An item of a list whose pictures are requested only when it is near the window. Without JavaScript, browsers load them lazily. */
export function ItemWithNearPictures({ className, first, children }: ItemWithNearPicturesProps) {
  const [item, near] = useNearWindow(AHEAD_PX)
  return (
    <li ref={item} className={className}>
      <PicturesShown value={first || near}>{children}</PicturesShown>
    </li>
  )
}
