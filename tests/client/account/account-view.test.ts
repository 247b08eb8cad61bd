import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ACCOUNT_TABS,
  QUEUE_CHOICES,
  readAccountView,
  writeAccountView,
} from '../../../client/features/account/account-view.ts'

describe('the view of an account page', () => {
  it('is the whole history where the address says nothing', () => {
    expect(readAccountView(new URLSearchParams(''))).toEqual({ tab: 'matches', queue: null })
  })

  it('understands queues in any case and leaves out what it does not know', () => {
    expect(readAccountView(new URLSearchParams('tab=ranks&queue=aRaM'))).toEqual({ tab: 'ranks', queue: 'ARAM' })
    expect(readAccountView(new URLSearchParams('tab=runes&queue=urf'))).toEqual({ tab: 'matches', queue: null })
  })

  it('leaves defaults out of the address and keeps what is not its own', () => {
    const search = new URLSearchParams('ref=home&tab=ranks&queue=solo')
    expect(String(writeAccountView(search, { tab: 'matches', queue: null }))).toBe('ref=home')
    expect(String(search)).toBe('ref=home&tab=ranks&queue=solo')
  })

  it('comes back from the address as it was written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ACCOUNT_TABS),
        fc.constantFrom(...QUEUE_CHOICES),
        fc.webQueryParameters(),
        (tab, queue, before) => {
          expect(readAccountView(writeAccountView(new URLSearchParams(before), { tab, queue }))).toEqual({ tab, queue })
        },
      ),
    )
  })
})
