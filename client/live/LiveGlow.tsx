import { useSyncExternalStore } from 'react'
import { Glow } from '../components/Glow.tsx'
import type { LiveNews } from './live-news.ts'

interface LiveGlowProps {
  readonly news: LiveNews<unknown>
  readonly id: string
}

/** Glows once for each update of the item. The row around it must be positioned. */
export function LiveGlow({ news, id }: LiveGlowProps) {
  const read = () => (news.latest()?.ids.has(id) === true ? news.latest()?.cursor : undefined)
  const cursor = useSyncExternalStore(news.subscribe, read, read)
  // A new key for each update restarts the animation.
  return cursor === undefined ? null : <Glow key={cursor} />
}
