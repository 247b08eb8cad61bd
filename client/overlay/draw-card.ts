import type { Format } from '../i18n/format.ts'
import type { OverlayView } from './overlay-view.ts'
import type { OverlayWords } from './overlay-words.ts'

type Child = Node | string | null

/** Draws the card of an account. With an address, the card is a link that opens it in a new tab. */
export function drawCard(
  view: OverlayView,
  words: OverlayWords,
  link: { href: string; label: string } | null,
): Element {
  const card = draw(link === null ? 'div' : 'a', 'card', [
    view.emblem === null ? null : picture('emblem', view.emblem, ''),
    draw('div', 'facts', [
      draw('h1', 'name', [view.riotId]),
      draw('p', 'rank', [
        draw('span', 'tier', [view.rank]),
        view.points === null ? null : draw('span', 'points', [view.points]),
      ]),
      view.today &&
        draw('p', 'today', [
          draw('span', 'label', [words.today]),
          draw('span', 'record', [view.today.record]),
          view.today.points === null ? null : draw('span', `change ${view.today.direction}`, [view.today.points]),
        ]),
    ]),
    view.game &&
      draw('div', 'game', [
        view.game.picture === null ? null : picture('champion', view.game.picture, view.game.champion ?? ''),
        draw('p', 'clock', [view.game.startedAt === null ? words.loading : draw('time', '', [])]),
        draw('p', 'label', [words.inGame]),
      ]),
  ])
  if (link !== null) {
    card.setAttribute('href', link.href)
    card.setAttribute('target', '_blank')
    card.setAttribute('rel', 'noopener')
    card.setAttribute('title', link.label)
  }
  return card
}

/** Draws a sentence in place of an account. */
export const drawMessage = (text: string): Element => draw('p', 'card message', [text])

/** Shows the length of the game in its card. Does nothing without a running game. */
export function drawClock(card: Element, view: OverlayView, format: Format, now: number): void {
  const time = card.querySelector('time')
  const startedAt = view.game?.startedAt
  if (time === null || startedAt === undefined || startedAt === null) return
  time.textContent = format.duration(Math.max(0, Math.floor((now - startedAt) / 1000)))
}

function draw(name: string, className: string, children: readonly Child[]): Element {
  const element = document.createElement(name)
  if (className !== '') element.className = className
  element.append(...children.filter((child) => child !== null))
  return element
}

function picture(className: string, source: string, text: string): Element {
  const image = draw('img', className, [])
  image.setAttribute('src', source)
  image.setAttribute('alt', text)
  return image
}
