import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSoloqueueIds } from '../../gateway/leaguepedia/soloqueue-ids.ts'
import { splitList } from '../../gateway/leaguepedia/wikitext.ts'
import { platformOf, REGIONS } from '../../gateway/shared/region.ts'

const words = (wikitext: string) =>
  readSoloqueueIds(wikitext).map(({ platform, gameName, tagLine }) => `${platform} ${gameName}#${tagLine}`)

describe('the Riot IDs in wikitext', () => {
  it.each([
    ["'''KR:''' Hide on bush#KR1", ['KR Hide on bush#KR1']],
    ["'''KR:''' Ann#KR1, Bob#0001 <br> '''EUW:''' Ann#EUW", ['KR Ann#KR1', 'KR Bob#0001', 'EUW1 Ann#EUW']],
    ["'''EUW''': [[Ann]]#EUW<br/>''Bob#EUW'' (old)", ['EUW1 Ann#EUW', 'EUW1 Bob#EUW']],
    ['KR: Ann &amp; Bob#KR1 <!-- Cy#KR1 --><ref>Dee#KR1</ref>{{old|Eve#KR1}}', ['KR Ann & Bob#KR1']],
    ["'''KR:''' Ann#KR1, ann#kr1", ['KR Ann#KR1']],
  ])('are read from %s', (wikitext, expected) => expect(words(wikitext)).toEqual(expected))

  it.each([
    ['without a tag', "'''KR:''' Hide on bush"],
    ['without a region', 'Ann#KR1'],
    ['of a region without an API', "'''CN:''' Ann#1234"],
    ['with a tag that is none', "'''KR:''' Ann#toolong, Bob#, #KR1, Cy#K, Dee#a b"],
    ['in other text', "'''KR:''' see https://example.com/#section and so on for ever and ever"],
    ['in nothing', ''],
  ])('are discarded %s', (_name, wikitext) => expect(words(wikitext)).toEqual([]))

  it('are those that were written, for any names', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9가-힣]{3,14}$/)
    const tag = fc.stringMatching(/^[A-Za-z0-9]{3,5}$/)
    const region = fc.constantFrom(...REGIONS)
    const list = fc.uniqueArray(
      fc.record({ region, ids: fc.array(fc.tuple(name, fc.option(tag)), { maxLength: 3 }) }),
      {
        selector: (each) => each.region,
      },
    )
    const separator = fc.constantFrom(', ', '<br>', ' <br /> ', '\n', '; ')
    fc.assert(
      fc.property(list, separator, (groups, between) => {
        const wikitext = groups
          .map(
            (each) => `'''${each.region}:''' ${each.ids.map(([a, b]) => (b === null ? a : `${a}#${b}`)).join(between)}`,
          )
          .join('<br>')
        const written = groups.flatMap((each) =>
          each.ids.flatMap(([a, b]) => (b === null ? [] : [`${platformOf(each.region)} ${a}#${b}`.toLowerCase()])),
        )
        expect(new Set(words(wikitext).map((each) => each.toLowerCase()))).toEqual(new Set(written))
      }),
    )
  })

  it('never fail, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("'''", 'KR:', '#', '<br>', '{{', '}}', '[[', ']]', 'a', '<', '&#9;') }),
        (text) => {
          for (const { gameName, tagLine } of readSoloqueueIds(text)) {
            expect(gameName).not.toBe('')
            expect(tagLine).toMatch(/^[\p{L}\p{N}]{2,5}$/u)
          }
        },
      ),
    )
  })
})

it('lists are split into as many items as were joined, also empty ones', () => {
  const item = fc.stringMatching(/^[A-Za-z0-9 ]{0,10}$/).map((text) => text.trim())
  fc.assert(
    fc.property(fc.array(item, { minLength: 2 }), (items) => {
      expect(splitList(items.join(';;'))).toEqual(items)
    }),
  )
})
