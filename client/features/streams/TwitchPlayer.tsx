import { makeStyles, tokens, Button } from '@fluentui/react-components'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepFocus } from '../../components/keep-focus.ts'
import { Spinner } from '../../components/Spinner.tsx'
import { ownTokens } from '../../theme/tokens.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { followPlayer, SILENT, type FollowedPlayer, type PlayerReport } from './follow-player.ts'
import { PlayerLine } from './PlayerLine.tsx'
import { screenStyle } from './screen-style.ts'
import { loadTwitch, type TwitchPlayerMaker } from './twitch-script.ts'
import { TwitchLink } from './TwitchLink.tsx'

/** Initial size of a player. CSS then makes it as wide as its container. */
const WIDTH_PX = 940
const HEIGHT_PX = 480

type Loading = 'loading' | 'failed' | 'loaded'

interface TwitchPlayerProps {
  /** Login. A new one is shown in the same frame. */
  readonly channel: string
  readonly url: string
  readonly muted: boolean
  /** Null leaves the choice to the player. */
  readonly quality: string | null
  readonly onQuality: (quality: string | null) => void
}

const useStyles = makeStyles({
  screen: { ...screenStyle, '& iframe': { display: 'block', width: '100%', height: '100%', border: 'none' } },
  place: { position: 'absolute', inset: 0 },
  words: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '12px',
    padding: '16px',
    textAlign: 'center',
    color: ownTokens.onScreen,
  },
  text: { margin: 0, maxWidth: '44ch' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: '8px 16px' },
  link: { color: ownTokens.onScreen, fontWeight: tokens.fontWeightSemibold },
})

/** The script is loaded on first use. */
export function TwitchPlayer({ channel, url, muted, quality, onQuality }: TwitchPlayerProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const theme = useTheme()
  const keepFocus = use(KeepFocus)
  const place = useRef<HTMLDivElement>(null)
  const player = useRef<FollowedPlayer>(null)
  const [loading, setLoading] = useState<Loading>('loading')
  const [report, setReport] = useState<PlayerReport>(SILENT)

  const open = useEffectEvent((Maker: TwitchPlayerMaker) => {
    if (place.current === null) return
    const made = new Maker(place.current, {
      channel,
      width: WIDTH_PX,
      height: HEIGHT_PX,
      theme,
      muted,
      autoplay: true,
      chat: false,
      allowfullscreen: true,
      parent: [window.location.hostname],
    })
    player.current = followPlayer(made, Maker, { channel, muted, quality, wait, onReport: setReport })
    setLoading('loaded')
  })

  useEffect(() => {
    if (loading !== 'loading') return
    let left = false
    loadTwitch()
      .then((maker) => (left ? null : open(maker)))
      .catch(() => (left ? null : setLoading('failed')))
    return () => {
      left = true
    }
  }, [loading])

  useEffect(() => () => player.current?.close(), [])
  useEffect(() => player.current?.show(channel), [channel])
  useEffect(() => player.current?.setMuted(muted), [muted])
  useEffect(() => player.current?.setQuality(quality), [quality])

  function retry() {
    setLoading('loading')
    // The button is removed and must not take the focus with it.
    keepFocus()
  }

  return (
    <>
      <div className={styles.screen}>
        <div ref={place} className={styles.place} />
        {loading === 'loading' ? (
          <output className={styles.words}>
            <Spinner />
            {t('streams.player.loading')}
          </output>
        ) : null}
        {loading === 'failed' ? (
          <div role="alert" className={styles.words}>
            <p className={styles.text}>{t('streams.player.failed')}</p>
            <span className={styles.actions}>
              <Button onClick={retry}>{t('common.retry')}</Button>
              <TwitchLink url={url} channel={channel} className={styles.link} />
            </span>
          </div>
        ) : null}
      </div>
      {loading === 'loaded' ? <PlayerLine report={report} quality={quality} onQuality={onQuality} /> : null}
    </>
  )
}

function wait(callback: () => void, milliseconds: number): () => void {
  const timer = setTimeout(callback, milliseconds)
  return () => clearTimeout(timer)
}
