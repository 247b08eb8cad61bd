import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { graphql } from '../../gql/gql.ts'
import type { StreamStage_streamFragment } from '../../gql/graphql.ts'
import { GridCaption } from './GridCaption.tsx'
import { assignSlots, type PlayerSlot } from './player-slots.ts'
import type { StreamedGame } from './stream-activity.ts'
import { StreamScreen } from './StreamScreen.tsx'

graphql(/* GraphQL */ `
  fragment StreamStage_stream on Stream {
    id
    ...WatchedStream_stream
    ...StreamRow_stream
  }
`)

interface StreamStageProps {
  /** At least one. */
  readonly watched: readonly StreamStage_streamFragment[]
  readonly games: ReadonlyMap<string, StreamedGame>
  readonly quality: string | null
  readonly onQuality: (quality: string | null) => void
  readonly onRemove: (login: string) => void
}

const NO_SLOTS: readonly PlayerSlot[] = []

const useStyles = makeStyles({
  // Twitch requires a width of 400 pixels: two players are side by side where there is room for that.
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: '16px 8px',
  },
})

/** The watched streams: one, or several in a grid, of which only the first has sound. */
export function StreamStage({ watched, games, quality, onQuality, onRemove }: StreamStageProps) {
  const styles = useStyles()
  const [kept, setKept] = useState(NO_SLOTS)
  const slots = assignSlots(
    kept,
    watched.map(({ login }) => login),
  )
  if (slots !== kept) setKept(slots)

  return (
    <div className={watched.length > 1 ? styles.grid : undefined}>
      {slots.map(({ key, channel }, index) => {
        const stream = watched.find(({ login }) => login === channel)
        return stream === undefined ? null : (
          <div key={key}>
            <KeptFocus>
              <StreamScreen stream={stream} muted={index > 0} quality={quality} onQuality={onQuality} />
            </KeptFocus>
            {watched.length > 1 ? (
              <GridCaption
                stream={stream}
                game={games.get(stream.player.id) ?? null}
                onRemove={() => onRemove(channel)}
              />
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
