import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Toggle } from '../components/Toggle.tsx'
import { PHONE } from '../theme/tokens.ts'
import { useChampionName } from '../match/useChampionName.ts'
import { createAnnouncer, type LiveEvent } from './announcer.ts'
import type { LiveNews } from './live-news.ts'
import { announcementWords } from './live-words.ts'
import { useAnnouncing } from './useAnnouncing.ts'
import type { ListedGame } from './useGameUpdates.ts'
import type { ListedStream } from './useStreamUpdates.ts'

interface AnnouncementsProps {
  /** News of the page's streams. */
  readonly streams: LiveNews<ListedStream>
  /** News of the page's running games. */
  readonly games: LiveNews<ListedGame>
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'flex-end',
    minHeight: '32px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    [PHONE]: { flexBasis: '100%', flexDirection: 'row-reverse' },
  },
  // It fills the remaining space: an announcement must not move its neighbours.
  said: {
    flexGrow: 1,
    width: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'end',
    marginInline: '12px',
    [PHONE]: { textAlign: 'start' },
  },
  // Its label wraps in a narrow window with wide letters.
  switch: { display: 'flex', marginInline: '-4px', '& > button': { flexShrink: 1 } },
})

/** Announces streams and games that begin while the page is open, visibly and for screen readers, unless switched off. */
export function Announcements({ streams, games }: AnnouncementsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const { announcing, setAnnouncing } = useAnnouncing()
  const [said, setSaid] = useState<readonly LiveEvent[]>([])
  const [announcer] = useState(() => createAnnouncer(setSaid, wait))

  const announce = useEffectEvent((events: readonly LiveEvent[]) => {
    if (announcing) announcer.tell(events)
  })
  const announceGames = useEffectEvent((begun: readonly ListedGame[]) => {
    const seats = begun.flatMap(({ pros }) => pros)
    announce(
      seats.flatMap((seat) =>
        seat.proPlayer === null ? [] : [{ is: 'game', player: seat.proPlayer.name, champion: nameOf(seat).text }],
      ),
    )
  })
  useEffect(
    () =>
      streams.subscribe(() =>
        announce((streams.latest()?.begun ?? []).map(({ player }) => ({ is: 'stream', player: player.name }))),
      ),
    [streams],
  )
  useEffect(() => games.subscribe(() => announceGames(games.latest()?.begun ?? [])), [games])
  useEffect(() => () => announcer.hush(), [announcer])

  const words = said.length === 0 ? null : announcementWords(said, t)
  return (
    <div className={styles.root}>
      <output className={styles.said} title={words ?? undefined}>
        {words}
      </output>
      <span className={styles.switch}>
        <Toggle
          label={t('live.announce')}
          on={announcing}
          onToggle={(on) => {
            announcer.hush()
            setSaid([])
            setAnnouncing(on)
          }}
        />
      </span>
    </div>
  )
}

function wait(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}
