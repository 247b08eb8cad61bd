import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANES } from '../../gateway/game-data/rules/lane.ts'
import { isBuildOf, parseBuildLine, toBuildLine } from '../../gateway/statistics/rules/build-line.ts'

const number = fc.integer({ min: 1, max: 99_999 })
const numbers = fc.array(number, { maxLength: 8 })

const builds = fc.record({
  championId: number,
  lane: fc.constantFrom(...LANES, null),
  versus: fc.option(number),
  win: fc.boolean(),
  spells: fc.option(fc.constantFrom('4-14', '4-11')),
  runePage: fc.option(fc.constantFrom('8100-8112-8143-8138-8135-8300-8304-8347-5008-5008-5001')),
  start: numbers,
  items: numbers,
  skills: fc.stringMatching(/^[1-4]{0,18}$/),
})

describe('the line of a build', () => {
  it('is restored to the same build', () => {
    fc.assert(
      fc.property(builds, (build) => {
        expect(parseBuildLine(toBuildLine(build))).toEqual(build)
      }),
    )
  })

  it('belongs to its champion, and not to one whose number starts alike', () => {
    fc.assert(
      fc.property(builds, fc.nat({ max: 9 }), (build, digit) => {
        const line = toBuildLine(build)
        expect(isBuildOf(build.championId, line)).toBe(true)
        expect(isBuildOf(build.championId * 10 + digit, line)).toBe(false)
        expect(isBuildOf(Math.trunc(build.championId / 10), line)).toBe(false)
      }),
    )
  })

  it.each(['', '103', 'Ahri|||W||||1001|12', '103|ABOVE||W||||1001|12', '103|||W||||1001|15', '103|||W||||1001|12|'])(
    'is refused when it is %j',
    (line) => expect(() => parseBuildLine(line)).toThrow('is not a build'),
  )
})
