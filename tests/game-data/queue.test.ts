import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  findQueueKind,
  QUEUE_FILTERS,
  QUEUE_KINDS,
  queueIdsOf,
  queueKindOf,
  type QueueFacts,
} from '../../gateway/game-data/rules/queue.ts'
import { LOCALES } from '../../languages.ts'
import { wordsIn } from '../browser/words.ts'

/** Riot's list of queues, which is stored next to the checkout and not in it. */
const list = new URL('../../../shared/facts/queues.json', import.meta.url)

const listed = existsSync(list)
  ? z.array(z.looseObject({ id: z.number(), name: z.string() })).parse(JSON.parse(readFileSync(list, 'utf8')))
  : []

const facts = (changes: Partial<QueueFacts>): QueueFacts => ({
  queueId: 0,
  gameMode: 'CLASSIC',
  gameType: 'MATCHED_GAME',
  tournamentCode: '',
  ...changes,
})

describe('the kind of a queue', () => {
  it.each([
    ['ranked solo', 'SOLO', [420, 410, 6, 4]],
    ['ranked flex', 'FLEX', [440]],
    ['draft, blind, swift and quick play', 'NORMAL', [400, 430, 480, 490]],
    ['ARAM on either bridge', 'ARAM', [450, 100]],
    ['ARAM with augments', 'ARAM_MAYHEM', [2400]],
    ['clash', 'CLASH', [700, 720]],
    ['arena, whatever its number this time', 'ARENA', [1700, 1710, 1750, 1799]],
    ['swarm with one to four players', 'SWARM', [1810, 1820, 1830, 1840]],
    ['URF with chosen and with random champions', 'URF', [76, 318, 900, 1010, 1900]],
    ['one champion for a whole side', 'ONE_FOR_ALL', [70, 1020]],
    ['modes that come and go', 'ULTIMATE_SPELLBOOK', [1400]],
    ['the mode on a map of its own', 'NEXUS_BLITZ', [1200, 1300]],
    ['the Bandlewood', 'BRAWL', [2300]],
    ['games against bots', 'COOP', [31, 32, 33, 67, 830, 840, 850, 870, 880, 890]],
    ['games against stronger bots', 'DOOM_BOTS', [91, 960, 4220]],
    ['the tutorial', 'TUTORIAL', [2000, 2010, 2020]],
    ['a custom game', 'CUSTOM', [0]],
    ['numbers of no queue', null, [-1, 1, 421, 1699, 1900.5, 99_999, Number.NaN]],
  ])('of %s is %s', (_, kind, queueIds) => {
    for (const queueId of queueIds) expect(findQueueKind(queueId), `queue ${queueId}`).toBe(kind)
  })

  it('is that of its number, whatever else the match says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(420, 450, 1700, 2400),
        fc.string(),
        fc.constantFrom('CUSTOM_GAME', 'TUTORIAL_GAME', ''),
        fc.string(),
        (queueId, gameMode, gameType, tournamentCode) => {
          expect(queueKindOf({ queueId, gameMode, gameType, tournamentCode })).toBe(findQueueKind(queueId))
        },
      ),
    )
  })

  it.each([
    ['TOURNAMENT', { queueId: 3110, tournamentCode: 'EUW04a1b-0000' }],
    ['TOURNAMENT', { queueId: 0, gameType: 'CUSTOM_GAME', tournamentCode: 'EUW04a1b-0000' }],
    ['CUSTOM', { queueId: 3100, gameType: 'CUSTOM_GAME' }],
    ['CUSTOM', { queueId: 3200, gameType: 'CUSTOM_GAME', gameMode: 'ARAM' }],
    ['CUSTOM', { queueId: 0, gameType: 'CUSTOM' }],
    ['PRACTICE', { queueId: 3140, gameType: 'CUSTOM_GAME', gameMode: 'PRACTICETOOL' }],
    ['TUTORIAL', { queueId: 9999, gameType: 'TUTORIAL_GAME' }],
    ['TUTORIAL', { queueId: 9999, gameMode: 'TUTORIAL_MODULE_2' }],
    ['ARAM_MAYHEM', { queueId: 2410, gameMode: 'KIWI' }],
    ['ARENA', { queueId: 9999, gameMode: 'CHERRY' }],
    ['SWARM', { queueId: 9999, gameMode: 'STRAWBERRY' }],
    ['URF', { queueId: 9999, gameMode: 'ARURF' }],
    ['ONE_FOR_ALL', { queueId: 9999, gameMode: 'ONEFORALL' }],
    ['ULTIMATE_SPELLBOOK', { queueId: 9999, gameMode: 'ULTBOOK' }],
    ['NEXUS_BLITZ', { queueId: 9999, gameMode: 'nexusblitz' }],
    ['BRAWL', { queueId: 9999, gameMode: 'BRAWL' }],
    ['DOOM_BOTS', { queueId: 9999, gameMode: 'RUBY_TRIAL_1' }],
    ['OTHER', { queueId: 9999, gameMode: 'CLASSIC' }],
    ['OTHER', { queueId: 9999, gameMode: '' }],
  ])('is %s for %o, whose number says nothing', (kind, changes) => {
    expect(queueKindOf(facts(changes))).toBe(kind)
  })
})

const note = listed.length > 0 ? '' : ' (skipped: no list of queues beside the checkout)'

describe.skipIf(listed.length === 0)(`Riot's list of queues${note}`, () => {
  it('has no queue that this product does not know', () => {
    expect(listed.filter(({ id }) => findQueueKind(id) === null)).toEqual([])
  })

  it.each(LOCALES)('has a name for each queue in %s', (locale) => {
    const t = wordsIn(locale)
    for (const { id } of listed) {
      const kind = queueKindOf(facts({ queueId: id }))
      const name = t(`queues.${kind}`, { id })
      expect(name).not.toMatch(/queues\.|_|\{|\?/)
      expect([id, name]).not.toEqual([id, t('queues.OTHER', { id })])
    }
  })
})

describe('the name of a queue', () => {
  it.each([
    ['en', 'Unknown mode (2410)'],
    ['pl', 'Nieznany tryb (2410)'],
  ] as const)('in %s is "%s" when nothing about it is known', (locale, name) => {
    expect(wordsIn(locale)('queues.OTHER', { id: 2410 })).toBe(name)
  })

  it.each(LOCALES)('in %s differs for each kind', (locale) => {
    const t = wordsIn(locale)
    expect(new Set(QUEUE_KINDS.map((kind) => t(`queues.${kind}`, { id: 1 }))).size).toBe(QUEUE_KINDS.length)
  })
})

describe('the queues of a filter', () => {
  it("are all of the filter's kind", () => {
    for (const filter of QUEUE_FILTERS) {
      expect(new Set(queueIdsOf(filter).map(findQueueKind))).toEqual(new Set([filter]))
      expect(QUEUE_KINDS).toContain(filter)
    }
  })

  it('are four for normal games', () => {
    expect(queueIdsOf('NORMAL')).toEqual([400, 430, 480, 490])
  })
})
