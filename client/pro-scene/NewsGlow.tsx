import { use } from 'react'
import { Glow } from '../components/Glow.tsx'
import { RosterNewsContext } from './roster-news-context.ts'

/** Lets the positioned row around it glow once when the roster change, or the player, with an id is news. */
export function NewsGlow({ id }: { readonly id: string }) {
  const news = use(RosterNewsContext)
  const isNews = news?.changes.some((change) => change.id === id || change.player?.id === id) === true
  // Each update glows anew.
  return isNews ? <Glow key={news.cursor} /> : null
}
