import { describe, expect, it } from 'vitest'
import { formatOf } from '../../client/i18n/format.ts'

const en = formatOf('en')
const pl = formatOf('pl')
const NOW = Date.parse('2026-05-01T12:00:00.000Z')
const ago = (seconds: number) => NOW - seconds * 1000

describe('a number', () => {
  it('uses the digit grouping of the language', () => {
    expect(en.number(1284)).toBe('1,284')
    expect(pl.number(1284)).toBe('1\u00a0284')
  })

  it('has a short form for narrow places', () => {
    expect([980, 1000, 12_418, 3_250_000].map((value) => en.short(value))).toEqual(['980', '1 k', '12.4 k', '3.3 M'])
    expect(pl.short(12_418)).toBe('12,4\u00a0tys.')
  })

  it('has exactly the requested number of decimals', () => {
    expect(en.number(10, 1)).toBe('10.0')
    expect(pl.number(8.62, 1)).toBe('8,6')
  })
})

describe('a percentage', () => {
  it('is written in percent with few decimals', () => {
    expect(en.percent(0.5638)).toBe('56.4%')
    expect(en.percent(0.6, 0)).toBe('60%')
    expect(pl.percent(0.5638)).toBe('56,4%')
  })
})

describe('a duration', () => {
  it.each([
    [0, '0:00'],
    [188, '3:08'],
    [1872, '31:12'],
    [3723, '1:02:03'],
    [-30, '0:00'],
    [59.9, '0:59'],
  ])('of %d seconds is %s', (seconds, text) => {
    expect(en.duration(seconds)).toBe(text)
  })
})

describe('an age', () => {
  it.each([
    [0, 'just now', 'przed chwilą'],
    [59, 'just now', 'przed chwilą'],
    [60, '1 min ago', '1 min temu'],
    [125, '2 min ago', '2 min temu'],
    [2 * 3600, '2 hr ago', '2 godz. temu'],
    [25 * 3600, 'yesterday', 'wczoraj'],
    [3 * 86_400, '3 days ago', '3 dni temu'],
    [70 * 86_400, '2 mo ago', '2 mies. temu'],
    [-40, 'in 40 sec', 'za 40 sek.'],
    [-300, 'in 5 min', 'za 5 min'],
  ])('of %d seconds is "%s" and "%s"', (seconds, english, polish) => {
    expect(en.age(ago(seconds), NOW)).toBe(english)
    expect(pl.age(new Date(ago(seconds)).toISOString(), NOW)).toBe(polish)
  })
})
