import { makeStyles, tokens } from '@fluentui/react-components'
import { use } from 'react'
import { lane, LESS_MOTION } from '../theme/lane.ts'
import { RosterNewsContext } from './roster-news-context.ts'

const useStyles = makeStyles({
  glow: {
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    opacity: 0,
    backgroundColor: lane.brandTint,
    boxShadow: `inset 0 0 0 2px ${tokens.colorBrandForeground1}`,
    animationName: { from: { opacity: 1 }, to: { opacity: 0 } },
    animationDuration: '600ms',
    animationTimingFunction: 'ease-out',
    [LESS_MOTION]: { display: 'none' },
  },
})

/** Lets the positioned row around it glow once when the roster change, or the player, with an id is news. */
export function NewsGlow({ id }: { readonly id: string }) {
  const styles = useStyles()
  const news = use(RosterNewsContext)
  const isNews = news?.changes.some((change) => change.id === id || change.player?.id === id) === true
  // Each update glows anew.
  return isNews ? <span key={news.cursor} aria-hidden className={styles.glow} /> : null
}
