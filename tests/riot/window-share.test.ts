import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WindowShare } from '../../gateway/riot/window-share.ts'

const SECONDS = 120
const MS = SECONDS * 1000

interface Asked {
  readonly address: string
  readonly at: number
  readonly granted: boolean
  readonly heavy: boolean
}

/** A slow model of the rule, computed from all earlier requests. */
class Model {
  readonly #entitlement: number
  readonly #together: number
  readonly #alone: number
  readonly #asked: Asked[] = []

  constructor(limit: number) {
    this.#entitlement = Math.max(20, Math.floor(limit / 10))
    this.#together = Math.max(20, Math.floor(limit / 5))
    this.#alone = Math.max(20, Math.floor(limit * 0.4))
  }

  isHeavy(address: string, now: number): boolean {
    return this.#lately(now, (one) => one.address === address) >= this.#entitlement
  }

  /** Returns true when the address may send a request; `others` is true when another address has sent one recently. */
  isOpen(address: string, others: boolean, now: number): boolean {
    if (!this.isHeavy(address, now)) return true
    const own = this.#lately(now, (one) => one.granted && one.address === address)
    const together = this.#lately(now, (one) => one.granted && one.heavy)
    return others ? own < this.#entitlement && together < this.#together : own < this.#alone
  }

  /** Returns the time of the last request of another address. */
  lastOther(address: string): number {
    return this.#asked.findLast((one) => one.address !== address)?.at ?? -Infinity
  }

  note(address: string, granted: boolean, now: number): void {
    this.#asked.push({ address, at: now, granted, heavy: this.isHeavy(address, now) })
  }

  #lately(now: number, counts: (one: Asked) => boolean): number {
    return this.#asked.filter((one) => one.at > now - MS && counts(one)).length
  }
}

describe('the share of an address in a window', () => {
  const turn = fc.record({
    address: fc.constantFrom('a', 'b', 'c'),
    asks: fc.integer({ min: 1, max: 30 }),
    pauseMs: fc.oneof(fc.nat(10_000), fc.nat(3 * MS)),
  })

  it('follows the rule after any earlier requests', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        fc.array(turn, { minLength: 1, maxLength: 30, size: 'max' }),
        (limit, turns) => {
          const share = new WindowShare(SECONDS, limit)
          const model = new Model(limit)
          let now = 0
          for (const { address, asks, pauseMs } of turns) {
            now += pauseMs
            for (let ask = 0; ask < asks; ask++) {
              const silentFor = now - model.lastOther(address)
              // Others are remembered for one to two lengths of the window.
              const others = silentFor < MS || (silentFor < 2 * MS && !share.isAlone(address, now))
              const isOpen = share.openAt(address, now) === now
              expect(isOpen).toBe(model.isOpen(address, others, now))
              if (silentFor < MS) expect(share.isAlone(address, now)).toBe(false)
              if (silentFor >= 2 * MS) expect(share.isAlone(address, now)).toBe(true)
              share.note(address, isOpen, now)
              model.note(address, isOpen, now)
            }
          }
        },
      ),
    )
  })

  it('is open at the returned time, when no requests are sent until then', () => {
    fc.assert(
      fc.property(fc.array(turn, { minLength: 1, maxLength: 20, size: 'max' }), (turns) => {
        const share = new WindowShare(SECONDS, 100)
        let now = 0
        for (const { address, asks, pauseMs } of turns) {
          now += pauseMs
          for (let ask = 0; ask < asks; ask++) share.note(address, share.openAt(address, now) === now, now)
        }
        const last = turns.at(-1)?.address ?? ''
        const openAt = share.openAt(last, now)
        expect(openAt).toBeLessThanOrEqual(now + MS)
        expect(share.openAt(last, openAt)).toBe(openAt)
      }),
    )
  })

  it('forgets addresses without recent requests', () => {
    const share = new WindowShare(SECONDS, 100)
    for (let ask = 0; ask < 20; ask++) share.note('before', true, 0)
    expect(share.isModest('before', 1)).toBe(false)
    for (let stranger = 0; stranger < 50_000; stranger++) share.note(`stranger ${stranger}`, true, 1)
    expect(share.isModest('before', 1)).toBe(true)
    expect(share.isAlone('before', 1)).toBe(false)
    expect(share.isAlone('before', 1 + 2 * MS)).toBe(true)
  })
})
