import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { graphql } from '../../gql/gql.ts'
import type { WatchedStream_streamFragment } from '../../gql/graphql.ts'
import { playerPath } from '../../paths.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { BroadcastWords } from './BroadcastWords.tsx'
import { StreamMark } from './StreamMark.tsx'
import { TwitchLink } from './TwitchLink.tsx'

graphql(/* GraphQL */ `
  fragment WatchedStream_stream on Stream {
    id
    login
    displayName
    url
    lastLiveAt
    state
    unknownReason
    live {
      title
      viewers
      startedAt
      game {
        name
        isLeagueOfLegends
      }
    }
    player {
      id
      name
      slug
      team {
        id
        code
      }
      ...StreamMark_player
    }
  }
`)

interface WatchedStreamProps {
  readonly stream: WatchedStream_streamFragment
  /** True while choosing another stream adds it beside this one. */
  readonly adding: boolean
  readonly onAdding: (adding: boolean) => void
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' },
  words: { flex: '1 1 220px', minWidth: 0 },
  name: {
    margin: 0,
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase600,
    lineHeight: '30px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  below: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', [PHONE]: { width: '100%' } },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
})

/** The details of the only watched stream: player, title and links. */
export function WatchedStream({ stream, adding, onAdding }: WatchedStreamProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameId = useId()
  const { player, url, displayName, unknownReason } = stream
  return (
    <section aria-labelledby={nameId} className={styles.root}>
      <StreamMark player={player} size={48} eager />
      <div className={styles.words}>
        <h2 id={nameId} className={styles.name}>
          {player.name}
        </h2>
        <p className={styles.below}>
          <BroadcastWords stream={stream} />
        </p>
      </div>
      <div className={styles.actions}>
        <Link to={playerPath({ team: player.team?.code ?? null, slug: player.slug })} className={styles.link}>
          {t('streams.profile')}
        </Link>
        {unknownReason === 'UNAVAILABLE' ? null : (
          <TwitchLink url={url} channel={displayName} className={styles.link} />
        )}
        <Button aria-pressed={adding} appearance={adding ? 'primary' : 'secondary'} onClick={() => onAdding(!adding)}>
          {t('streams.grid.add')}
        </Button>
      </div>
    </section>
  )
}
