import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ACCOUNT_TABS,
  QUEUE_CHOICES,
  readAccountView,
  writeAccountView,
} from '../../../client/features/account/account-view.ts'

const EVERYTHING = { tab: 'matches', queue: null, champion: null }

describe('the view of an account page', () => {
  it('is the whole history without a query string', () => {
    expect(readAccountView(new URLSearchParams(''))).toEqual(EVERYTHING)
  })

  it('reads queues and champions in any case', () => {
    expect(readAccountView(new URLSearchParams('tab=ranks&queue=aRaM&champion=MonkeyKing'))).toEqual({
      tab: 'ranks',
      queue: 'ARAM',
      champion: 'monkeyking',
    })
  })

  it('accepts the key of a champion', () => {
    expect(readAccountView(new URLSearchParams('champion=103')).champion).toBe('103')
  })

  it.each(['tab=runes&queue=urf', 'champion=', 'champion=a%20b', 'champion=%3Cb%3E', `champion=${'a'.repeat(33)}`])(
    'ignores invalid values: %s',
    (search) => {
      expect(readAccountView(new URLSearchParams(search))).toEqual(EVERYTHING)
    },
  )

  it('leaves defaults out of the address and keeps foreign parameters', () => {
    const search = new URLSearchParams('ref=home&tab=ranks&queue=solo&champion=ahri')
    expect(String(writeAccountView(search, { tab: 'matches', queue: null, champion: null }))).toBe('ref=home')
    expect(String(search)).toBe('ref=home&tab=ranks&queue=solo&champion=ahri')
  })

  it('is read back as it was written', () => {
    const anyView = fc.record({
      tab: fc.constantFrom(...ACCOUNT_TABS),
      queue: fc.constantFrom(...QUEUE_CHOICES),
      champion: fc.option(fc.stringMatching(/^[a-z0-9]{1,32}$/)),
    })
    fc.assert(
      fc.property(anyView, fc.webQueryParameters(), (view, before) => {
        expect(readAccountView(writeAccountView(new URLSearchParams(before), view))).toEqual(view)
      }),
    )
  })
})
