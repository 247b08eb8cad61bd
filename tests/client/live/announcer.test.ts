import { describe, expect, it } from 'vitest'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'
import { BREAK_MS, createAnnouncer, GATHER_MS, type LiveEvent } from '../../../client/live/announcer.ts'
import { announcementWords, liveStateWords } from '../../../client/live/live-words.ts'
import { LOCALES, type Locale } from '../../../languages.ts'

const stream = (player: string): LiveEvent => ({ kind: 'stream', player })
const game = (player: string, champion = 'Azir'): LiveEvent => ({ kind: 'game', player, champion })

/** An announcer with manual timers: `pass` runs the next one and returns its delay. */
function announcer() {
  const said: (readonly LiveEvent[])[] = []
  const waits: { milliseconds: number; act: () => void }[] = []
  const made = createAnnouncer(
    (events) => said.push(events),
    (milliseconds, act) => {
      waits.push({ milliseconds, act })
      return () => {}
    },
  )
  const pass = () => {
    const wait = waits.shift()
    wait?.act()
    return wait?.milliseconds
  }
  return { ...made, said, pass, waits }
}

describe('announcements', () => {
  it('gather simultaneous events, leave a break before the next one, and are then cleared', () => {
    const { tell, said, pass, waits } = announcer()
    tell([stream('Veyl')])
    tell([game('Seol')])
    expect(said).toEqual([])
    expect(pass()).toBe(GATHER_MS)
    expect(said).toEqual([[stream('Veyl'), game('Seol')]])
    tell([stream('Dusk')])
    tell([stream('Ombre')])
    expect(waits).toHaveLength(1)
    expect(pass()).toBe(BREAK_MS)
    expect(said[1]).toEqual([stream('Dusk'), stream('Ombre')])
    expect(pass()).toBe(BREAK_MS)
    expect(said.slice(2)).toEqual([[]])
    tell([stream('Corsa')])
    expect(pass()).toBe(GATHER_MS)
    expect(said.slice(3)).toEqual([[stream('Corsa')]])
  })

  it('drop events from before they were hushed, and start no timer without events', () => {
    const { tell, hush, said, pass, waits } = announcer()
    tell([])
    expect(waits).toEqual([])
    tell([stream('Veyl')])
    hush()
    pass()
    expect(said).toEqual([[]])
    expect(waits).toEqual([])
  })
})

describe('the words of an announcement', () => {
  const t = (locale: Locale) => createI18n(locale, messagesIn(locale)).t

  it('form one sentence for any number of events', () => {
    expect(announcementWords([stream('Veyl')], t('en'))).toBe('Veyl is live')
    expect(announcementWords([game('Veyl')], t('en'))).toBe('Veyl is in game on Azir')
    const many = [stream('Veyl'), game('Seol'), game('Dusk'), game('Ombre'), stream('Corsa')]
    expect(announcementWords(many, t('en'))).toBe('Veyl and 1 other are live, Seol and 2 others are in game')
    expect(announcementWords(many, t('pl'))).toBe(
      'Veyl i jeszcze 1 gracz są na żywo, Seol i jeszcze 2 gracze są w grze',
    )
  })

  it.each(LOCALES)('differ for each live state of a player in %s', (locale) => {
    const states = ['IN_GAME', 'NOT_IN_GAME', 'POSSIBLY_HIDDEN', 'UPSTREAM_DOWN', 'UNKNOWN'] as const
    const words = states.map((state) => liveStateWords(state, t(locale)))
    expect(new Set(words).size).toBe(states.length)
    expect(words.join()).not.toContain('live.')
  })
})
