import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChampionName } from '../match/useChampionName.ts'
import { PHONE } from '../theme/tokens.ts'
import { createAnnouncer, type LiveEvent } from './announcer.ts'
import type { ListedGame } from './game-list.ts'
import type { LiveNews } from './live-news.ts'
import { announcementWords } from './live-words.ts'
import type { ListedStream } from './stream-list.ts'
import { useAnnouncing } from './useAnnouncing.ts'

interface AnnouncementsProps {
  readonly streams: LiveNews<ListedStream>
  readonly games: LiveNews<ListedGame>
}

const useStyles = makeStyles({
  // It fills the remaining space: an announcement must not move its neighbours.
  root: { display: 'flex', flexGrow: 1, minHeight: '18px', [PHONE]: { flexBasis: '100%' } },
  said: {
    flexGrow: 1,
    width: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'end',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    [PHONE]: { textAlign: 'start' },
  },
})

/** Announces visibly and for screen readers, unless switched off. */
export function Announcements(props: AnnouncementsProps) {
  const { announcing } = useAnnouncing()
  return announcing ? <LiveRegion {...props} /> : null
}

function LiveRegion({ streams, games }: AnnouncementsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const [said, setSaid] = useState<readonly LiveEvent[]>([])
  const [announcer] = useState(() => createAnnouncer(setSaid, wait))

  const announceGames = useEffectEvent((begun: readonly ListedGame[]) => {
    const seats = begun.flatMap(({ pros }) => pros)
    announcer.tell(
      seats.flatMap((seat) =>
        seat.proPlayer === null ? [] : [{ kind: 'game', player: seat.proPlayer.name, champion: nameOf(seat).text }],
      ),
    )
  })
  useEffect(
    () =>
      streams.subscribe(() =>
        announcer.tell((streams.latest()?.begun ?? []).map(({ player }) => ({ kind: 'stream', player: player.name }))),
      ),
    [announcer, streams],
  )
  useEffect(() => games.subscribe(() => announceGames(games.latest()?.begun ?? [])), [games])
  useEffect(() => () => announcer.hush(), [announcer])

  const words = said.length === 0 ? null : announcementWords(said, t)
  return (
    <div className={styles.root}>
      <output className={styles.said} title={words ?? undefined}>
        {words}
      </output>
    </div>
  )
}

function wait(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}
