import * as fc from 'fast-check'
import { isScalarType } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../gateway/composition/schema.ts'
import { startTestProduct, type TestProduct } from '../product/start-product.ts'

const dateTime = schema.getType('DateTime')
if (!isScalarType(dateTime)) throw new TypeError('The contract has no DateTime.')
const parse = (value: unknown) => dateTime.coerceInputValue(value)

describe('a DateTime', () => {
  it.each([
    ['2026-11-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z'],
    ['2026-11-01T12:00:00Z', '2026-11-01T12:00:00.000Z'],
    ['2026-11-01T12:00:00.5Z', '2026-11-01T12:00:00.500Z'],
    ['2026-11-01T12:00:00.123456789Z', '2026-11-01T12:00:00.123Z'],
    ['2026-11-01T12:00:00+01:30', '2026-11-01T10:30:00.000Z'],
    ['2026-11-01T12:00:00-08:00', '2026-11-01T20:00:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['0000-01-01T00:00:00Z', '0000-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('accepts %s', (text, written) => {
    expect(dateTime.coerceOutputValue(parse(text))).toBe(written)
  })

  it('accepts every time of the years 0000 to 9999 in the format of answers', () => {
    const anyMoment = fc.integer({ min: Date.UTC(0, 0, 1) - 1900 * 366 * 86_400_000, max: 253_402_300_799_999 })
    fc.assert(
      fc.property(anyMoment, (moment) => {
        fc.pre(new Date(moment).getUTCFullYear() >= 0)
        expect(parse(dateTime.coerceOutputValue(moment))).toBe(moment)
      }),
    )
  })
})

describe('an invalid DateTime', () => {
  it.each([
    ['a year', '2026'],
    ['a number', 1_790_000_000_000],
    ['a date', '2026-11-01'],
    ['a date in words', 'Nov 1 2026'],
    ['a moment without a time zone', '2026-11-01T12:00:00'],
    ['a moment without seconds', '2026-11-01T12:00Z'],
    ['a moment with a space', '2026-11-01 12:00:00Z'],
    ['a moment with more after it', '2026-11-01T12:00:00Z '],
    ['a 30 February', '2026-02-30T00:00:00Z'],
    ['a 29 February of a year without one', '2026-02-29T00:00:00Z'],
    ['a month 13', '2026-13-01T00:00:00Z'],
    ['24:30', '2026-11-01T24:30:00Z'],
    ['24:00', '2026-11-01T24:00:00Z'],
    ['a 61st second', '2026-11-01T12:00:60Z'],
    ['an offset of a day', '2026-11-01T12:00:00+24:00'],
    ['an offset without a colon', '2026-11-01T12:00:00+0100'],
    ['a fraction without digits', '2026-11-01T12:00:00.Z'],
    ['a year of six digits', '+010000-01-01T00:00:00Z'],
    ['what is before the year 0000 in UTC', '0000-01-01T00:00:00+01:00'],
    ['what is after the year 9999 in UTC', '9999-12-31T23:59:59-01:00'],
    ['digits of another script', '２０２６-11-01T12:00:00Z'],
    ['true', true],
    ['a list', ['2026-11-01T12:00:00Z']],
    ['an object', {}],
  ])('is rejected for %s', (_what, value) => {
    expect(() => parse(value)).toThrow(/DateTime/)
  })

  it('is rejected for any text that is not a date, with a short message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 10_000 }), (text) => {
        expect(() => parse(text)).toThrow(/^.{1,400}$/su)
      }),
    )
  })
})

describe('the HTTP answer to a malformed DateTime', () => {
  let product: TestProduct

  beforeAll(async () => {
    product = await startTestProduct()
    return () => product.close()
  })

  const MATCH_IDS = '{ accountByPuuid(puuid: "x") { ... on Account { matchIds(startTime: $at) { __typename } } } }'
  const TRANSFER = '{ transferProPlayer(input: { player: "x", at: $at }) { problems { __typename } } }'
  const TRANSFER_AS = 'mutation ($input: TransferProPlayerInput!) { transferProPlayer(input: $input) { __typename } }'

  it.each([
    ['as a literal', MATCH_IDS.replace('$at', '"2026"'), {}],
    ['as a number', MATCH_IDS.replace('$at', '2026'), {}],
    ['as a variable', `query ($at: DateTime) ${MATCH_IDS}`, { at: '2026' }],
    ['as the default of a variable', `query ($at: DateTime = "2026") ${MATCH_IDS}`, {}],
    ['in a mutation', `mutation ${TRANSFER.replace('$at', '"2026"')}`, {}],
    ['in a mutation, as a variable', `mutation ($at: DateTime) ${TRANSFER}`, { at: 2026 }],
    ['within an input object', TRANSFER_AS, { input: { player: 'x', at: '2026' } }],
  ])('is a BAD_USER_INPUT error %s', async (_where, query, variables) => {
    const response = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query, variables }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      errors: [
        {
          message: expect.stringMatching(/DateTime.*such as "2026-11-01T12:00:00.000Z"/s),
          locations: [expect.anything()],
          extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) },
        },
      ],
    })
    expect(product.complaints).toEqual([])
  })
})
