import { use } from 'react'
import { Glow } from '../components/Glow.tsx'
import { RosterNewsContext } from './roster-news-context.ts'

/** Glows once when this roster change or player is in the news. The row around it must be positioned. */
export function NewsGlow({ id }: { readonly id: string }) {
  const news = use(RosterNewsContext)
  const isNews = news?.changes.some((change) => change.id === id || change.player?.id === id) === true
  // A new key for each update restarts the animation.
  return isNews ? <Glow key={news.cursor} /> : null
}
