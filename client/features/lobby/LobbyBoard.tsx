import { NetworkStatus } from '@apollo/client'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Notice } from '../../components/Notice.tsx'
import { graphql } from '../../gql/gql.ts'
import type { LobbyPageQuery, Region } from '../../gql/graphql.ts'
import { useLobbyPageQuery } from '../../gql/LobbyPage.ts'
import { serverTime } from '../../hydration/server-time.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { AGAIN_MS } from '../../live-game/scout-players.ts'
import { pollWhenVisible } from '../../live/poll-when-visible.ts'
import { CopyLink } from '../../match/CopyLink.tsx'
import type { RiotIdParams } from '../../paths.ts'
import {
  isSameLobby,
  LONGEST_TEXT,
  pastedLobbyPath,
  readLobbyAddress,
  sharedLobbyPath,
} from '../../search/lobby-address.ts'
import { FIRST_REGION } from '../../settings/choices.ts'
import { useChoice } from '../../settings/useChoice.ts'
import { PHONE } from '../../theme/tokens.ts'
import { LEFT_OUT, LeftOutNotes } from './LeftOutNotes.tsx'
import { lobbyPageVariables } from './load-lobby-page.ts'
import { LobbyForm } from './LobbyForm.tsx'
import { LobbyPlayers } from './LobbyPlayers.tsx'
import { LobbySkeleton } from './LobbySkeleton.tsx'
import { useLobbyWords } from './useLobbyWords.ts'

graphql(/* GraphQL */ `
  query LobbyPage($text: String!, $region: Region, $locale: Locale!) {
    lobby(text: $text, region: $region) {
      region
      players {
        account {
          ... on UpstreamUnavailable {
            retryAt
          }
        }
        ...LobbyPlayers_player
      }
      leftOutCount
      ...LeftOutNotes_lobby
    }
  }
`)

type Lobby = LobbyPageQuery['lobby']

/** Time until players beyond the budget of the first look-up are looked up, in milliseconds. */
const OTHERS_AFTER_MS = 2_000

const useStyles = makeStyles({
  board: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 14px',
    minHeight: '24px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  share: { marginInlineStart: 'auto', [PHONE]: { marginInlineStart: 0 } },
  link: { color: tokens.colorBrandForegroundLink },
})

/** The form for a lobby, and the players of the one in the address. */
export function LobbyBoard() {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useLobbyWords()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [choice, remember] = useChoice(FIRST_REGION)
  const address = readLobbyAddress(new URLSearchParams(search))
  const [asked, ask] = useState(address)
  const { data, loading, networkStatus, refetch } = useLobbyPageQuery({
    variables: lobbyPageVariables(asked, useLocale()),
    notifyOnNetworkStatusChange: true,
  })
  const lobby = data?.lobby
  const shared = lobby === undefined ? null : sharedPath(lobby)
  // The pasted text stays beside its answer when the address is replaced by that of its players.
  const isShared = shared !== null && isSameLobby(address, readLobbyAddress(searchOf(shared)))
  if (!isSameLobby(address, asked) && !isShared) ask(address)

  useEffect(() => {
    if (shared === null || `${pathname}${search}` === shared) return
    void navigate(shared, { replace: true, preventScrollReset: true })
  }, [shared, pathname, search, navigate])
  useFurtherLookups(lobby, () => void refetch())

  const region = address.region ?? (isShared ? (lobby?.region ?? null) : null)
  const players = lobby?.players ?? []

  function chooseRegion(chosen: Region | null) {
    remember(chosen ?? 'ANY')
    if (players.length > 0) void navigate(sharedLobbyPath(players, chosen), { preventScrollReset: true })
  }

  return (
    <div className={styles.board}>
      <LobbyForm
        key={`${asked.text} ${asked.region}`}
        text={asked.text}
        region={region ?? choice}
        onChooseRegion={chooseRegion}
        onSubmit={(text) => void navigate(pastedLobbyPath(text, choice === 'ANY' ? null : choice))}
      />
      {asked.cut ? <Notice title={words('cutTitle')}>{words('cut', { count: LONGEST_TEXT })}</Notice> : null}
      {lobby !== undefined ? (
        <>
          {asked.text === '' ? null : (
            <div className={styles.head}>
              <output>
                {words(lobby.players.length === 0 ? 'noPlayers' : lobby.region === null ? 'foundNowhere' : 'foundIn', {
                  count: lobby.players.length,
                  region: lobby.region,
                })}
              </output>
              {lobby.leftOutCount === 0 ? null : (
                <a href={`#${LEFT_OUT}`} className={styles.link}>
                  {words('leftOutBelow', { count: lobby.leftOutCount })}
                </a>
              )}
              {shared === null ? null : (
                <div className={styles.share}>
                  <CopyLink path={shared} />
                </div>
              )}
            </div>
          )}
          {lobby.players.length === 0 ? null : <LobbyPlayers players={lobby.players} />}
          <LeftOutNotes lobby={lobby} />
        </>
      ) : loading && networkStatus !== NetworkStatus.refetch ? (
        asked.text === '' ? null : (
          <LobbySkeleton cards={Math.min(10, asked.text.split('\n').length)} />
        )
      ) : (
        <Notice
          role="alert"
          title={t('account.problem.networkTitle')}
          actions={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
        >
          {t('account.problem.network')}
        </Notice>
      )}
    </div>
  )
}

/** Looks up the players whose accounts Riot has not returned yet. */
function useFurtherLookups(lobby: Lobby | undefined, lookUp: () => void) {
  const [attempts, setAttempts] = useState(0)
  const waiting = (lobby?.players ?? []).flatMap(({ account }) =>
    account.__typename === 'UpstreamUnavailable' ? [Date.parse(account.retryAt)] : [],
  )
  const retryAt = waiting.length === 0 ? null : Math.max(...waiting)
  const lookUpAgain = useEffectEvent(() => {
    setAttempts(attempts + 1)
    lookUp()
  })

  useEffect(() => {
    if (retryAt === null) return
    const earliest = serverTime.now() + (attempts === 0 ? OTHERS_AFTER_MS : AGAIN_MS)
    return pollWhenVisible(document, Math.max(retryAt, earliest), lookUpAgain)
  }, [retryAt, attempts])
}

/** The address of the players of a lobby; null without players, and where they are on several servers. */
function sharedPath({ region, players }: Lobby): string | null {
  const named = players.map(({ account, gameName, tagLine }): RiotIdParams & { readonly region: Region | null } =>
    account.__typename === 'Account' ? account : { gameName, tagLine, region },
  )
  return named.length === 0 || named.some((player) => player.region !== region) ? null : sharedLobbyPath(named, region)
}

const searchOf = (path: string) => new URLSearchParams(path.slice(path.indexOf('?') + 1))
