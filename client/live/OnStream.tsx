import { makeStyles, tokens } from '@fluentui/react-components'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeepFocus } from '../components/keep-focus.ts'
import { LiveDot } from '../components/LiveDot.tsx'
import { useLeavingFocus } from '../components/useLeavingFocus.ts'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { streamsPath } from '../paths.ts'
import { ownTokens } from '../theme/tokens.ts'

interface OnStreamProps {
  readonly login: string
  /** Name of the player, for pages with many streams. */
  readonly player: string
  /** False where space is short. */
  readonly long?: boolean
}

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    flexShrink: 0,
    lineHeight: '24px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightBold,
    whiteSpace: 'nowrap',
    color: ownTokens.live,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
})

export function OnStream({ login, player, long = true }: OnStreamProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const link = useLeavingFocus<HTMLAnchorElement>(use(KeepFocus))
  return (
    <Link ref={link} to={streamsPath([login])} className={styles.link}>
      <LiveDot />
      {t(long ? 'live.onStream' : 'live.live')}
      <VisuallyHidden>: {player}</VisuallyHidden>
    </Link>
  )
}
