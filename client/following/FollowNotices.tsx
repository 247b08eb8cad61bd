import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { Glyph } from '../components/Glyph.tsx'
import { LiveDot } from '../components/LiveDot.tsx'
import { useFollowedPuuidsQuery } from '../gql/FollowedPuuids.ts'
import { graphql } from '../gql/gql.ts'
import { serverTime } from '../hydration/server-time.ts'
import type { LiveNews } from '../live/live-news.ts'
import { announcementWords } from '../live/live-words.ts'
import { useChampionName } from '../match/useChampionName.ts'
import { playerPath, streamsPath } from '../paths.ts'
import { ownTokens, PHONE } from '../theme/tokens.ts'
import { gameNews, shouldNotify, streamNews, type FollowNews, type Watched } from './news.ts'
import { browserNoticeSettings } from './notice-settings.ts'
import { readPushChoice } from './push-choice.ts'
import { browserShownNews } from './shown-news.ts'
import { useFollowingWords } from './useFollowingWords.ts'
import { useLiveActivities } from './useLiveActivities.ts'

graphql(/* GraphQL */ `
  query FollowedPuuids($ids: [ID!]!) {
    followed(ids: $ids) {
      accounts {
        id
        puuid
      }
    }
  }
`)

interface FollowNoticesProps {
  readonly ids: readonly string[]
}

/** Largest number of notices on the page; the oldest is dropped. */
const MAX_SHOWN = 3

/** A hidden page waits this long, so that a visible one can show the news first. */
const HIDDEN_TAB_DELAY_MS = 1500

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    zIndex: 19,
    insetInlineEnd: '20px',
    bottom: 'calc(20px + var(--consentHeight, 0px))',
    width: 'min(360px, calc(100vw - 24px))',
    pointerEvents: 'none',
    [PHONE]: { insetInlineEnd: '12px', bottom: 'calc(12px + var(--consentHeight, 0px))' },
  },
  list: { display: 'grid', gap: '10px', margin: 0, padding: 0, listStyleType: 'none' },
  notice: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2px 8px',
    padding: '12px 8px 12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: ownTokens.cardShadow,
    color: tokens.colorNeutralForeground1,
    pointerEvents: 'auto',
  },
  said: { display: 'flex', alignItems: 'center', gap: '6px', minHeight: '28px', fontWeight: tokens.fontWeightSemibold },
  title: {
    gridColumn: '1 / -1',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  link: {
    justifySelf: 'start',
    color: tokens.colorBrandForeground1,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  close: {
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2, color: tokens.colorNeutralForeground1 },
  },
})

/** Shows each piece of news in one tab: on the page, or as a browser notification when permitted and the page is hidden. */
export function FollowNotices({ ids }: FollowNoticesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useFollowingWords()
  const nameOf = useChampionName()
  const navigate = useNavigate()
  const activities = useLiveActivities()
  const { data } = useFollowedPuuidsQuery({ variables: { ids: [...ids] } })
  const [notices, setNotices] = useState<readonly FollowNews[]>([])
  const watched = useMemo<Watched>(
    () => ({ ids: new Set(ids), puuids: new Set(data?.followed.accounts.map(({ puuid }) => puuid)) }),
    [ids, data],
  )

  const sentenceOf = (news: FollowNews) =>
    announcementWords(
      [
        news.kind === 'stream'
          ? { kind: 'stream', player: news.player.name }
          : { kind: 'game', player: news.player.name, champion: nameOf(news).text },
      ],
      t,
    )

  const show = useEffectEvent((news: FollowNews) => {
    // Of a hidden page, the service worker has notified the visitor.
    if (!document.hidden || !isAllowed() || readPushChoice() !== null) {
      setNotices((before) => [news, ...before].slice(0, MAX_SHOWN))
      return
    }
    const notification = new Notification(sentenceOf(news), {
      tag: news.key,
      lang: document.documentElement.lang,
      icon: '/icons/icon-192.png',
      ...(news.kind === 'stream' ? { body: news.title } : {}),
    })
    notification.addEventListener('click', () => {
      window.focus()
      void navigate(pathOf(news))
    })
  })

  const receive = useEffectEvent((begun: readonly FollowNews[]) => {
    for (const news of begun) {
      if (shouldNotify(news, browserNoticeSettings.read(), new Date(serverTime.now()))) void notify(news, show)
    }
  })
  useNews(activities.streamNews, (begun) => receive(streamNews(begun, watched)))
  useNews(activities.gameNews, (begun) => receive(gameNews(begun, watched)))

  return (
    <section className={styles.place} aria-label={words('notices.region')}>
      <ul className={styles.list} aria-live="polite">
        {notices.map((news) => (
          <li key={news.key} className={styles.notice}>
            <span className={styles.said}>
              {news.kind === 'stream' ? <LiveDot /> : null}
              {sentenceOf(news)}
            </span>
            <button
              type="button"
              className={styles.close}
              aria-label={words('notices.dismiss', { words: sentenceOf(news) })}
              onClick={() => {
                setNotices((before) => before.filter(({ key }) => key !== news.key))
                document.getElementById('content')?.focus({ preventScroll: true })
              }}
            >
              <Glyph name="close" size={16} />
            </button>
            {news.kind === 'stream' ? <span className={styles.title}>{news.title}</span> : null}
            <Link to={pathOf(news)} className={styles.link}>
              {words(news.kind === 'stream' ? 'notices.watch' : 'notices.look')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Skips the existing entries of a snapshot. */
function useNews<Item>(news: LiveNews<Item>, onBegun: (begun: readonly Item[]) => void) {
  const receive = useEffectEvent(() => {
    const latest = news.latest()
    if (latest !== null && !latest.snapshot) onBegun(latest.begun)
  })
  useEffect(() => news.subscribe(() => receive()), [news])
}

async function notify(news: FollowNews, show: (news: FollowNews) => void): Promise<void> {
  if (document.hidden) await new Promise((proceed) => setTimeout(proceed, HIDDEN_TAB_DELAY_MS))
  if (await browserShownNews.claim(news.key)) show(news)
}

const isAllowed = () => 'Notification' in window && Notification.permission === 'granted'

const pathOf = (news: FollowNews) =>
  news.kind === 'stream'
    ? streamsPath([news.login])
    : playerPath({ team: news.player.team?.code ?? null, slug: news.player.slug })
