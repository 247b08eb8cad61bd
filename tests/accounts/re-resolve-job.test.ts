import { beforeEach, describe, expect, it } from 'vitest'
import type { RiotApi } from '../../gateway/riot/riot-api.ts'
import { type DemoPlayer, FIRST, openSite, type Product, SECOND } from './key-change.ts'

describe('the job that converts accounts to the current key', () => {
  let site: ReturnType<typeof openSite>
  let first: Product
  let players: readonly DemoPlayer[]

  beforeEach(async () => {
    site = openSite()
    first = site.openProduct(FIRST)
    players = site.simulator.proPlayers.flatMap(({ accounts }) => accounts).slice(0, 12)
    for (const player of players) await first.find(player)
  })

  /** Wraps the Riot API: runs a callback before the fourth account is requested. */
  function halfWay(onFourthAccount: () => void) {
    return (riot: RiotApi): RiotApi => {
      let requested = 0
      return {
        ...riot,
        accountByPuuid(puuid, near, options) {
          requested++
          if (requested === 4) onFourthAccount()
          return riot.accountByPuuid(puuid, near, options)
        },
      }
    }
  }

  async function countUnder(product: Product): Promise<number> {
    const accounts = Object.values(await site.readAll('accounts'))
    return accounts.filter(({ keyId }) => keyId === product.riot.keyId).length
  }

  it('waits while Riot is down, and continues afterwards', async () => {
    const changed = halfWay(() => site.simulator.misbehave({ kind: 'fail', status: 503 }))
    const second = site.openProduct(SECOND, { changed })
    second.job.start()
    await site.until(second, ({ waiting }) => waiting)
    await site.clock.advance(600_000)
    expect(second.job.status()).toMatchObject({ finished: false, resolved: 3, lost: 0 })
    expect(await countUnder(second)).toBe(3)

    site.simulator.misbehave(null)
    await site.until(second, ({ finished }) => finished)
    expect(second.job.status()).toEqual({ waiting: false, finished: true, resolved: players.length, lost: 0 })
    expect(await countUnder(second)).toBe(players.length)
    expect(second.complaints).toEqual([])
  })

  it('continues where it was stopped', async () => {
    const second = site.openProduct(SECOND, { changed: halfWay(() => void second.job.close()) })
    second.job.start()
    await site.clock.advance(600_000)
    await second.job.close()
    expect(second.job.status()).toEqual({ waiting: false, finished: false, resolved: 3, lost: 0 })
    expect(await countUnder(second)).toBe(3)

    const again = site.openProduct(SECOND)
    expect(await site.finish(again)).toMatchObject({ resolved: players.length - 3, lost: 0 })
    expect(await countUnder(again)).toBe(players.length)
    expect(second.complaints).toEqual([])
  })

  it('can be stopped at any moment, and does nothing afterwards', async () => {
    for (let moment = 0; moment < 120; moment += 3) {
      const second = site.openProduct(SECOND)
      second.job.start()
      for (let turn = 0; turn < moment; turn++) await Promise.resolve()
      const { resolved } = second.job.status()
      await second.job.close()
      expect(second.job.status().resolved).toBeLessThanOrEqual(resolved + 1)
      const [status, stored] = [second.job.status(), await site.readAll('accounts')]
      await site.clock.advance(600_000)
      expect([second.job.status(), await site.readAll('accounts')]).toEqual([status, stored])
      expect(second.complaints).toEqual([])
    }
    const last = site.openProduct(SECOND)
    await site.finish(last)
    expect(await countUnder(last)).toBe(players.length)
    expect(Object.keys(await site.readAll('accounts'))).toHaveLength(players.length)
  })

  it('stops at once, whether a request hangs or Riot has failed', async () => {
    for (const misbehaviour of [{ kind: 'hang' }, { kind: 'fail', status: 500 }] as const) {
      site.simulator.misbehave(misbehaviour)
      const second = site.openProduct(SECOND)
      second.job.start()
      if (misbehaviour.kind === 'fail') await site.until(second, ({ waiting }) => waiting)
      else await site.clock.advance(0)
      await second.job.close()
      await site.clock.advance(600_000)
      expect(second.job.status()).toEqual({ waiting: false, finished: false, resolved: 0, lost: 0 })
      expect(second.complaints).toEqual([])
    }
  })

  it('does not start again after a stop, or twice', async () => {
    const second = site.openProduct(SECOND)
    await second.job.close()
    second.job.start()
    await site.clock.advance(600_000)
    expect([second.requests, await countUnder(second), await site.readAll('riot_keys')]).toEqual([[], 0, {}])

    const third = site.openProduct(SECOND)
    third.job.start()
    expect(await site.finish(third)).toMatchObject({ resolved: players.length })
  })

  it('converts the others when one account fails, and retries that one at the next start', async () => {
    const [unlucky] = players
    if (unlucky === undefined) throw new Error('No account is stored.')
    const { puuid } = await first.find(unlucky)
    const changed = (riot: RiotApi): RiotApi => ({
      ...riot,
      accountByPuuid: (requested, near, options) =>
        requested === puuid
          ? Promise.reject(new Error('fails on purpose'))
          : riot.accountByPuuid(requested, near, options),
    })
    const second = site.openProduct(SECOND, { changed })
    second.job.start()
    await site.until(second, ({ finished }) => finished)
    expect(second.complaints).toEqual([new Error('fails on purpose')])
    expect(second.job.status()).toMatchObject({ resolved: players.length - 1, lost: 0 })
    expect(await site.finish(site.openProduct(SECOND))).toMatchObject({ resolved: 1, lost: 0 })
  })

  it('has nothing to do and sends no request while the key stays the same', async () => {
    const requested = first.requests.length
    expect(await site.finish(first)).toMatchObject({ resolved: 0, lost: 0 })
    expect(first.requests).toHaveLength(requested)
  })
})
