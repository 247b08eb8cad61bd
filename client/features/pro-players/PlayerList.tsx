import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { NearMark } from '../../components/NearMark.tsx'
import { useRowWindow } from '../../components/useRowWindow.ts'
import { graphql } from '../../gql/gql.ts'
import type { PlayerList_playersFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import type { LiveMark } from '../../live/useLiveMarks.ts'
import { ROW_HEIGHT_PX } from './player-row-height.ts'
import { PlayerRow } from './PlayerRow.tsx'

graphql(/* GraphQL */ `
  fragment PlayerList_players on ProPlayerConnection {
    totalCount
    edges {
      cursor
      node {
        id
        ...PlayerRow_player
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`)

interface PlayerListProps {
  readonly players: PlayerList_playersFragment
  /** By player id. */
  readonly marks: ReadonlyMap<string, LiveMark>
  /** Fetches the players after a cursor; rejects on failure. */
  readonly onLoad: (after: string | null) => Promise<unknown>
}

const useStyles = makeStyles({
  card: { overflow: 'clip' },
  // The line below the last row coincides with the edge of the card.
  list: { position: 'relative', margin: '0 0 -1px', padding: 0, listStyleType: 'none' },
  row: { position: 'absolute', insetInline: 0, height: `${ROW_HEIGHT_PX}px` },
  end: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '8px', padding: '16px 0 0' },
  more: { minWidth: '180px', minHeight: '38px' },
  words: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Virtualized. The next page is loaded when the end is near. */
export function PlayerList({ players, marks, onLoad }: PlayerListProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const [next, setNext] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { edges, pageInfo, totalCount } = players
  const { first, end } = useRowWindow(list, edges.length)

  function loadMore() {
    setNext('loading')
    onLoad(pageInfo.endCursor).then(
      () => setNext('idle'),
      () => setNext('failed'),
    )
  }

  function buttonWords() {
    switch (next) {
      case 'idle':
        return t('proPlayers.more')
      case 'loading':
        return t('common.loading')
      case 'failed':
        return t('common.retry')
    }
  }

  return (
    <>
      <Card className={styles.card}>
        <ul ref={list} className={styles.list} style={{ height: edges.length * ROW_HEIGHT_PX }}>
          {edges.map(({ node }, position) =>
            // The focused row stays mounted, however far the page is scrolled.
            (position >= first && position < end) || position === focused ? (
              <li
                key={node.id}
                className={styles.row}
                style={{ top: position * ROW_HEIGHT_PX }}
                aria-setsize={totalCount}
                aria-posinset={position + 1}
              >
                <PlayerRow
                  player={node}
                  position={position}
                  live={marks.get(node.id)?.stream != null}
                  inGame={marks.get(node.id)?.game != null}
                  onFocus={setFocused}
                />
              </li>
            ) : null,
          )}
        </ul>
      </Card>
      {pageInfo.hasNextPage ? (
        <div className={styles.end}>
          {next === 'idle' ? <NearMark key={pageInfo.endCursor} onNear={loadMore} /> : null}
          <Button className={styles.more} disabledFocusable={next === 'loading'} onClick={loadMore}>
            {buttonWords()}
          </Button>
          <output className={styles.words}>
            {next === 'failed'
              ? t('proPlayers.moreFailed')
              : t('proPlayers.loaded', { shown: format.number(edges.length), count: totalCount })}
          </output>
        </div>
      ) : null}
    </>
  )
}
