import { makeStyles, tokens } from '@fluentui/react-components'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepFocus } from '../../components/keep-focus.ts'
import { LiveDot } from '../../components/LiveDot.tsx'
import { useLeavingFocus } from '../../components/useLeavingFocus.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { FORCED_COLORS, ownTokens } from '../../theme/tokens.ts'
import { screenStyle } from './screen-style.ts'

interface PosterProps {
  /** In its owner's spelling. */
  readonly channel: string
  readonly viewers: number
}

interface StreamPosterProps extends PosterProps {
  readonly onPlay: () => void
}

interface StreamLinkProps extends PosterProps {
  readonly url: string
}

const useStyles = makeStyles({
  poster: {
    ...screenStyle,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '4px',
    padding: '40px 16px',
    border: 'none',
    [FORCED_COLORS]: { border: '1px solid ButtonText' },
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'center',
    textDecorationLine: 'none',
    ':hover': { color: ownTokens.onScreen },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  viewers: {
    position: 'absolute',
    top: '18px',
    insetInlineStart: '16px',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  circle: {
    display: 'grid',
    placeContent: 'center',
    width: '68px',
    height: '68px',
    marginBottom: '18px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: `color-mix(in srgb, ${ownTokens.onScreen} 18%, transparent)`,
    fill: ownTokens.onScreen,
    [FORCED_COLORS]: { fill: 'CanvasText' },
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  meaning: {
    maxWidth: '46ch',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    textWrap: 'balance',
    opacity: 0.75,
  },
})

/** Nothing is loaded from Twitch until the button is pressed. */
export function StreamPoster({ channel, viewers, onPlay }: StreamPosterProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const poster = useLeavingFocus<HTMLButtonElement>(use(KeepFocus))
  return (
    <button ref={poster} type="button" className={styles.poster} onClick={onPlay}>
      <PosterContent
        viewers={viewers}
        title={t('streams.poster.play', { channel })}
        meaning={t('streams.poster.meaning')}
      />
    </button>
  )
}

/** A link to Twitch in place of a player, where there is no room for one. */
export function StreamLink({ channel, viewers, url }: StreamLinkProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const poster = useLeavingFocus<HTMLAnchorElement>(use(KeepFocus))
  return (
    <a ref={poster} href={url} rel="noopener noreferrer" className={styles.poster}>
      <PosterContent
        viewers={viewers}
        title={t('streams.poster.elsewhere', { channel })}
        meaning={t('streams.poster.narrow')}
      />
    </a>
  )
}

interface PosterContentProps {
  readonly viewers: number
  readonly title: string
  readonly meaning: string
}

function PosterContent({ viewers, title, meaning }: PosterContentProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <>
      <span className={styles.viewers}>
        <LiveDot />
        {t('streams.viewers', { count: viewers, number: format.number(viewers) })}
      </span>
      <span className={styles.circle}>
        <svg viewBox="0 0 24 24" width="30" height="30" aria-hidden>
          <path d="M5 2.5v19L22 12Z" />
        </svg>
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.meaning}>{meaning}</span>
    </>
  )
}
