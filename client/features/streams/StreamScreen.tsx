import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWidth } from '../../components/useWidth.ts'
import type { WatchedStream_streamFragment } from '../../gql/graphql.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { BroadcastWords } from './BroadcastWords.tsx'
import { screenStyle } from './screen-style.ts'
import { StreamLink, StreamPoster } from './StreamPoster.tsx'
import { useTwitchConsent } from './twitch-consent.ts'
import { TwitchLink } from './TwitchLink.tsx'
import { TwitchPlayer } from './TwitchPlayer.tsx'
import { useChannelWords } from './useChannelWords.ts'

interface StreamScreenProps {
  readonly stream: WatchedStream_streamFragment
  readonly muted: boolean
  readonly quality: string | null
  readonly onQuality: (quality: string | null) => void
}

const useStyles = makeStyles({
  away: {
    ...screenStyle,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '6px',
    padding: '16px',
    textAlign: 'center',
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  since: { fontSize: tokens.fontSizeBase200, opacity: 0.75 },
  link: { marginTop: '8px', color: ownTokens.onScreen },
})

/** Twitch's own limit. */
const NARROWEST_PLAYER_PX = 400

/** A poster, then the player; a link to Twitch where the player has no room; a note while offline. */
export function StreamScreen(props: StreamScreenProps) {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  return (
    <div ref={place}>
      <Screen {...props} width={width} />
    </div>
  )
}

interface ScreenProps extends StreamScreenProps {
  /** In pixels; null until it is measured. */
  readonly width: number | null
}

function Screen({ stream, muted, quality, onQuality, width }: ScreenProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useChannelWords()
  const { allowed, allow } = useTwitchConsent()
  const { login, displayName, url, live, player, state, unknownReason } = stream

  if (live === null) {
    return (
      <div className={styles.away}>
        <span className={styles.title}>
          {state === 'UNKNOWN' ? words('away', { name: player.name }) : t('streams.away', { name: player.name })}
        </span>
        <span className={styles.since}>
          <BroadcastWords stream={stream} />
        </span>
        {unknownReason === 'UNAVAILABLE' ? null : (
          <TwitchLink url={url} channel={displayName} className={styles.link} />
        )}
      </div>
    )
  }
  if (width !== null && width < NARROWEST_PLAYER_PX) {
    return <StreamLink channel={displayName} viewers={live.viewers} url={url} />
  }
  return allowed && width !== null ? (
    <TwitchPlayer channel={login} url={url} muted={muted} quality={quality} onQuality={onQuality} />
  ) : (
    <StreamPoster channel={displayName} viewers={live.viewers} onPlay={allow} />
  )
}
