import { useSyncExternalStore } from 'react'
import { Glow } from '../components/Glow.tsx'
import type { LiveNews } from './live-news.ts'

interface LiveGlowProps {
  readonly news: LiveNews<unknown>
  /** The id of the item that the row shows. */
  readonly id: string
}

/** Lets the positioned row around it glow once whenever its item is news. */
export function LiveGlow({ news, id }: LiveGlowProps) {
  const read = () => (news.latest()?.ids.has(id) === true ? news.latest()?.cursor : undefined)
  const cursor = useSyncExternalStore(news.subscribe, read, read)
  // Each update glows anew.
  return cursor === undefined ? null : <Glow key={cursor} />
}
