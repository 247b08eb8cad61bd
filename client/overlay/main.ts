import { findLocale } from '../../languages.ts'
import { serverTime } from '../hydration/server-time.ts'
import { formatOf } from '../i18n/format.ts'
import { pollWhenVisible } from '../live/poll-when-visible.ts'
import { accountPath, type AccountParams, findAccountParams } from '../paths.ts'
import { drawCard, drawClock, drawMessage } from './draw-card.ts'
import { fetchAccount, type OverlayAnswer, watchAccount } from './overlay-api.ts'
import { describeAccount, type OverlayView } from './overlay-view.ts'
import { fillIn, overlayWordsIn } from './overlay-words.ts'

/** The server asks Riot about a running game at most twice a minute. */
const FETCH_EVERY_MS = 30_000

const container = document.getElementById('overlay')
if (container === null) throw new Error('The page has no element #overlay.')

const { lang, dataset } = document.documentElement
const locale = findLocale(lang) ?? 'en'
const words = overlayWordsIn(locale)
const format = formatOf(locale)

const account = readAddress(window.location.pathname)
if (account === null) {
  container.append(drawMessage(fillIn(words.badAddress, { example: `/${dataset['kind']}/euw/Name-TAG` })))
} else {
  keepCurrent(account, container)
}

/** Null for an address that names no account. */
function readAddress(pathname: string): AccountParams | null {
  try {
    const [region = '', riotId = ''] = pathname.split('/').slice(2).map(decodeURIComponent)
    return findAccountParams(region, riotId)
  } catch {
    return null
  }
}

/** Shows the account from now on: every 30 seconds while the page is visible, and whenever something about it is new. */
function keepCurrent(params: AccountParams, place: HTMLElement): void {
  let shown: OverlayView | null = null
  let isWatched = false
  let isFetching = false
  let cancelNext: (() => void) | null = null

  const refresh = async () => {
    if (isFetching) return
    isFetching = true
    cancelNext?.()
    const answer = await fetchAccount(params, locale).catch(() => null)
    isFetching = false
    show(answer)
    cancelNext = pollWhenVisible(document, serverTime.now() + FETCH_EVERY_MS, () => void refresh())
  }

  const show = (answer: OverlayAnswer | null) => {
    if (answer?.__typename === 'Account') {
      shown = describeAccount(answer, { words, format, now: new Date(serverTime.now()) })
      place.replaceChildren(drawCard(shown, words, linkOf(shown)))
      tick()
      if (!isWatched) watchAccount(answer.id, () => void refresh())
      isWatched = true
    } else if (shown === null || answer?.__typename === 'AccountNotFound') {
      // Riot or the connection may be back soon: what is shown stays.
      shown = null
      place.replaceChildren(drawMessage(describeProblem(answer?.__typename ?? 'offline')))
    }
  }

  const linkOf = ({ riotId }: OverlayView) =>
    dataset['kind'] === 'embed' ? { href: accountPath(params), label: fillIn(words.open, { riotId }) } : null

  const describeProblem = (problem: Exclude<OverlayAnswer['__typename'], 'Account'> | 'offline') =>
    fillIn(words[problem], { riotId: `${params.gameName}#${params.tagLine}`, region: params.region })

  const tick = () => {
    if (shown !== null) drawClock(place, shown, format, serverTime.now())
  }

  void refresh()
  setInterval(tick, 1000)
}
