import { describe, expect, it } from 'vitest'
import { personKeyOf } from '../../gateway/matches/collections/person-key.ts'
import { fetchCountedMatches, proAccount } from '../support/fetched-matches.ts'
import { each, known, pro, Stamps } from './stamps-world.ts'

describe('restamping with unreadable documents', () => {
  const records = fetchCountedMatches(5)
  const [broken = ''] = records.map(({ match }) => match.matchId)

  /** A store with counted matches and one account that is due. */
  async function openStamps() {
    const stamps = new Stamps()
    await stamps.record(records)
    await stamps.count()
    await stamps.write(pro('caps', [known()]))
    return stamps
  }

  it('uses the match itself in place of an unreadable pending count', async () => {
    const stamps = await openStamps()
    await stamps.put('pending_counts', { [broken]: { counted: 'broken' } })
    const restamper = stamps.openRestamper()
    expect(await restamper.restampDue()).toBe(5)
    expect(restamper.status()).toEqual({ due: 0 })
    expect(await stamps.readStamps()).toEqual(each(5, 'caps'))
    // The pending count is left to a recount.
    expect(await stamps.store.get({ collection: 'pending_counts', id: broken })).toEqual({
      id: broken,
      data: { counted: 'broken' },
    })
  })

  it('reports an unreadable match and stamps the others', async () => {
    const stamps = await openStamps()
    const people = [personKeyOf(proAccount().puuid)]
    await stamps.put('matches', { [broken]: { match: 'broken', people } })
    const restamper = stamps.openRestamper()
    await restamper.restampDue()
    expect(restamper.status()).toEqual({ due: 0 })
    expect(stamps.complaints.map(String)).toEqual([`Error: matches/${broken} can't be read, so it can't be restamped`])
    expect(await stamps.countPending()).toBe(4)
  })
})
