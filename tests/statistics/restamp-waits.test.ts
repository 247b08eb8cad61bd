import { describe, expect, it } from 'vitest'
import { fetchCountedMatches, proAccount } from '../support/fetched-matches.ts'
import { each, known, pro, Stamps } from './stamps-world.ts'

describe('restamping while accounts of pros become known one after another', () => {
  const own = proAccount().puuid

  it('stamps new matches at once, and older ones together when no more accounts arrive', async () => {
    const stamps = new Stamps()
    const restamper = stamps.openWaitingRestamper()
    const records = fetchCountedMatches(6)
    const [other = ''] = records[0]?.match.puuids.filter((puuid) => puuid !== own) ?? []
    await stamps.record(records.slice(0, 4))
    await stamps.count()

    await stamps.write(pro('caps', [known()]))
    expect(await restamper.restampDue()).toBe(0)
    expect(restamper.isWaiting()).toBe(true)
    await stamps.record(records.slice(4, 5))
    await stamps.clock.advance(9000)
    await stamps.write(pro('perkz', [known(other)]))
    expect(await restamper.restampDue()).toBe(0)
    await stamps.clock.advance(9000)
    expect(await restamper.restampDue()).toBe(0)
    expect((await stamps.readStamps()).flat()).toEqual(['caps'])

    await stamps.clock.advance(1000)
    expect(await restamper.restampDue()).toBe(5)
    expect(restamper.isWaiting()).toBe(false)
    const both = (await stamps.readStamps()).map((names) => names.toSorted())
    expect(both.filter((names) => names.includes('caps'))).toHaveLength(5)
    expect(both).toContainEqual(['caps', 'perkz'])
  })

  it('delays older matches by at most a minute', async () => {
    const stamps = new Stamps()
    const restamper = stamps.openWaitingRestamper()
    await stamps.record(fetchCountedMatches(3))
    await stamps.count()
    const accounts = [known()]
    for (let second = 0; second < 60; second += 5) {
      await stamps.write(pro('caps', accounts, second))
      expect(await restamper.restampDue()).toBe(0)
      await stamps.clock.advance(5000)
      accounts.push(known(`unseen-${second}`))
    }
    await stamps.write(pro('caps', accounts, 60))
    expect(await restamper.restampDue()).toBe(3)
    expect(await stamps.readStamps()).toEqual(each(3, 'caps'))
  })

  it('takes up at once the work noted by another instance', async () => {
    const stamps = new Stamps()
    await stamps.record(fetchCountedMatches(3))
    await stamps.write(pro('caps', [known()]))
    expect(await stamps.openWaitingRestamper().restampDue()).toBe(0)
    expect(await stamps.openWaitingRestamper().restampDue()).toBe(3)
  })
})
