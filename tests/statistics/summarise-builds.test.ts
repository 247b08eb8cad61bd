import { describe, expect, it } from 'vitest'
import type { ItemFinder } from '../../gateway/statistics/rules/build-items.ts'
import type { GameBuild } from '../../gateway/statistics/rules/game-build.ts'
import { type BuildStep, summariseBuilds } from '../../gateway/statistics/rules/summarise-builds.ts'

const TRINKET = 3340
const POTION = 2003
const DORANS_RING = 1056
const BOOTS = 1001
const SORCERERS_SHOES = 3020
const IONIAN_BOOTS = 3158
const ROD = 1058
const [A, B, C, D, E] = [3089, 3100, 3116, 3157, 4645]
const UNKNOWN = 99_999

const GOLD = new Map([
  [TRINKET, 0],
  [POTION, 50],
  [DORANS_RING, 400],
  [BOOTS, 300],
  [SORCERERS_SHOES, 1100],
  [IONIAN_BOOTS, 900],
  [ROD, 1200],
  ...[A, B, C, D, E].map((item) => [item, 3000] as const),
])

const findItem: ItemFinder = (itemId) => {
  const gold = GOLD.get(itemId)
  return gold === undefined ? null : { gold, boots: [BOOTS, SORCERERS_SHOES, IONIAN_BOOTS].includes(itemId) }
}

function build(part: Partial<GameBuild>): GameBuild {
  const nothing = { start: [], items: [], skills: '', spells: null, runePage: null }
  return { championId: 103, lane: 'MIDDLE', versus: null, win: false, ...nothing, ...part }
}

/** Coverage and options as `games-wins key`. */
function read({ coverage, options }: BuildStep) {
  return {
    reached: coverage === null ? null : `${coverage.wins} of ${coverage.games}`,
    options: options.map(({ key, share, winRate }) => `${key}: ${share.wins}/${share.games}, won ${winRate.wins}`),
  }
}

describe('a summary of builds', () => {
  it('counts each step over the games that reached it', () => {
    const summary = summariseBuilds(
      [
        build({ win: true, items: [SORCERERS_SHOES, A, B, C, D] }),
        build({ win: true, items: [A, B, SORCERERS_SHOES, C] }),
        build({ items: [A, C, B] }),
        build({ items: [A] }),
      ],
      findItem,
    )
    expect(summary.games).toBe(4)
    expect(summary.winRate).toMatchObject({ wins: 2, games: 4 })
    expect(read(summary.coreItems)).toEqual({
      reached: '3 of 4',
      options: [`${A}-${B}-${C}: 2/3, won 2`, `${A}-${C}-${B}: 1/3, won 0`],
    })
    expect(read(summary.boots)).toEqual({ reached: '2 of 4', options: [`${SORCERERS_SHOES}: 2/2, won 2`] })
    expect(read(summary.fourthItem)).toEqual({ reached: '1 of 4', options: [`${D}: 1/1, won 1`] })
    expect(read(summary.fifthItem)).toEqual({ reached: '0 of 4', options: [] })
  })

  it('takes the first upgraded boots, and no component, basic boots or unknown item', () => {
    const summary = summariseBuilds(
      [build({ items: [BOOTS, ROD, UNKNOWN, IONIAN_BOOTS, SORCERERS_SHOES, A, B] })],
      findItem,
    )
    expect(read(summary.boots).options).toEqual([`${IONIAN_BOOTS}: 1/1, won 0`])
    expect(read(summary.coreItems).reached).toBe('0 of 1')
  })

  it('leaves free items out of the start, and keeps repeated ones', () => {
    const start = [DORANS_RING, POTION, POTION, TRINKET]
    const { startingItems } = summariseBuilds([build({ start }), build({ start: [TRINKET] })], findItem)
    expect(read(startingItems)).toEqual({
      reached: '1 of 2',
      options: [`${DORANS_RING}-${POTION}-${POTION}: 1/1, won 0`],
    })
  })

  it('has for each order of skills the usual path of the games with that order', () => {
    const summary = summariseBuilds(
      [
        build({ skills: '123114121242', win: true }),
        build({ skills: '132114121242' }),
        build({ skills: '132114121242' }),
        build({ skills: '321334323242' }),
        build({ skills: '1' }),
      ],
      findItem,
    )
    expect(read(summary.skillOrders)).toEqual({ reached: '4 of 5', options: ['123: 3/4, won 1', '321: 1/4, won 0'] })
    expect(summary.skillOrders.options.map(({ path }) => path)).toEqual(['132114121242', '321334323242'])
  })

  it('of no games has no rates and no options', () => {
    const summary = summariseBuilds([], findItem)
    expect(summary).toMatchObject({ games: 0, winRate: null })
    expect(read(summary.coreItems)).toEqual({ reached: null, options: [] })
  })
})
