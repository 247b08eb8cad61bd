import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fetchCountedMatches,
  otherPuuid,
  proAccount,
  underAnotherKey,
  withChanges,
} from '../support/fetched-matches.ts'
import { proPlayerNamed } from '../support/rosters.ts'
import { each, known, pro, Stamps } from './stamps-world.ts'

describe('the restamper', () => {
  it('stamps older matches after an account is attached, whether counted or pending', async () => {
    const stamps = new Stamps()
    const restamper = stamps.openRestamper()
    await stamps.write(pro('caps', []))
    await restamper.restampDue()
    const records = fetchCountedMatches(15)
    await stamps.record(records.slice(0, 12))
    await stamps.count()
    await stamps.record(records.slice(12))
    expect(await stamps.readStamps()).toEqual(each(15))

    await stamps.write(pro('caps', [known()], 1))
    expect(await restamper.restampDue()).toBe(15)
    expect(await stamps.readStamps()).toEqual(each(15, 'caps'))
    expect(await stamps.countPending()).toBe(15)
    expect(restamper.status()).toEqual({ due: 0 })
    expect(await restamper.restampDue()).toBe(0)
  })

  it('lets later matches be stamped when they are recorded', async () => {
    const stamps = new Stamps()
    await stamps.write(pro('caps', [known()]))
    await stamps.openRestamper().restampDue()
    await stamps.record(fetchCountedMatches(3))
    expect(await stamps.readStamps()).toEqual(each(3, 'caps'))
  })

  it('moves stamps with an account, and removes them when the account is detached', async () => {
    const stamps = new Stamps()
    const restamper = stamps.openRestamper()
    await stamps.write(pro('caps', [known()]), pro('perkz', []))
    await restamper.restampDue()
    await stamps.record(fetchCountedMatches(4))
    await stamps.count()

    await stamps.write(pro('caps', [], 1), pro('perkz', [known()], 1))
    await restamper.restampDue()
    expect(await stamps.readStamps()).toEqual(each(4, 'perkz'))
    await stamps.count()

    await stamps.write(pro('perkz', [], 2))
    await restamper.restampDue()
    expect(await stamps.readStamps()).toEqual(each(4))
    expect(await stamps.readNoted()).toEqual({ players: {}, due: [] })
  })

  it('removes the stamps of an account in doubt, and restores them when an editor has confirmed it', async () => {
    const stamps = new Stamps()
    const restamper = stamps.openRestamper()
    await stamps.write(pro('caps', [known()]))
    await restamper.restampDue()
    await stamps.record(fetchCountedMatches(4))
    await stamps.count()

    await stamps.write(pro('caps', [{ ...known(), doubt: { kind: 'CHANGED_HANDS', since: 1 } }], 1))
    await restamper.restampDue()
    expect(await stamps.readStamps()).toEqual(each(4))

    await stamps.write(pro('caps', [known()], 2))
    await restamper.restampDue()
    expect(await stamps.readStamps()).toEqual(each(4, 'caps'))
  })

  it('continues unfinished work', async () => {
    const stamps = new Stamps()
    await stamps.write(pro('caps', []))
    await stamps.openRestamper().restampDue()
    await stamps.record(fetchCountedMatches(35))
    await stamps.count()
    await stamps.write(pro('caps', [known()], 1))

    // The first transaction notes the account. Each other one handles ten matches.
    stamps.transactionsLeft = 3
    await expect(stamps.openRestamper().restampDue()).rejects.toThrow('made to fail')
    const halfway = await stamps.readStamps()
    expect(halfway.filter(([name]) => name === 'caps')).toHaveLength(20)
    expect((await stamps.readNoted())?.due).toEqual([proAccount().puuid])

    stamps.transactionsLeft = Infinity
    await stamps.openRestamper().restampDue()
    expect(await stamps.readStamps()).toEqual(each(35, 'caps'))
    expect((await stamps.readNoted())?.due).toEqual([])
  })

  it('continues by itself after failures of the store', async () => {
    const stamps = new Stamps()
    const restamper = stamps.openRestamper()
    await stamps.record(fetchCountedMatches(25))
    await stamps.count()
    await stamps.write(pro('caps', [known()]))
    for (const transactions of [0, 1, 1, 1]) {
      stamps.transactionsLeft = transactions
      await expect(restamper.restampDue()).rejects.toThrow('made to fail')
    }
    stamps.transactionsLeft = Infinity
    await restamper.restampDue()
    expect(await stamps.readStamps()).toEqual(each(25, 'caps'))
    expect(restamper.status()).toEqual({ due: 0 })
  })

  it('works in two instances at once', async () => {
    const stamps = new Stamps()
    const restampers = [stamps.openRestamper(), stamps.openRestamper()]
    await stamps.record(fetchCountedMatches(20))
    await stamps.count()
    await stamps.write(pro('caps', [known()]))
    await Promise.all(restampers.map((restamper) => restamper.restampDue()))
    expect(await stamps.readStamps()).toEqual(each(20, 'caps'))
    expect(await stamps.countPending()).toBe(20)
    await stamps.count()
    for (const restamper of restampers) expect(await restamper.restampDue()).toBe(0)
    expect((await stamps.readNoted())?.due).toEqual([])
  })

  it('repeats the matches of an account that gets another player meanwhile', async () => {
    const stamps = new Stamps()
    const restamper = stamps.openRestamper()
    await stamps.record(fetchCountedMatches(25))
    await stamps.count()
    await stamps.write(pro('caps', [known()]), pro('perkz', []))
    stamps.transactionsLeft = 3
    await expect(restamper.restampDue()).rejects.toThrow('made to fail')
    stamps.transactionsLeft = Infinity
    await stamps.write(pro('caps', [], 1), pro('perkz', [known()], 1))
    await restamper.restampDue()
    expect(await stamps.readStamps()).toEqual(each(25, 'perkz'))
    expect((await stamps.readNoted())?.due).toEqual([])
  })

  it('handles a limited number of matches per call, and reports that more are due', async () => {
    const stamps = new Stamps()
    const restamper = stamps.openRestamper()
    const [record] = fetchCountedMatches(1)
    if (record === undefined) throw new Error('There is no match.')
    const many = Array.from({ length: 620 }, (_, index) => withChanges(record, { matchId: `EUW1_${index + 1}` }))
    await stamps.record(many)
    await stamps.count()
    await stamps.write(pro('caps', [known()]))
    expect(await restamper.restampDue()).toBe(500)
    expect(restamper.status()).toEqual({ due: 1 })
    expect(await restamper.restampDue()).toBe(120)
    expect(restamper.status()).toEqual({ due: 0 })
  })
})

/** Events of matches and of pro accounts. */
type Step =
  | { readonly kind: 'record'; readonly match: number }
  | { readonly kind: 'count' }
  /** Attaches one of the accounts to this player, or to none. */
  | { readonly kind: 'attach'; readonly account: number; readonly player: 'caps' | 'perkz' | null }
  | { readonly kind: 'restamp'; readonly instance: number }
  | { readonly kind: 'restart'; readonly instance: number }
  /** A restamper works until the store fails. */
  | { readonly kind: 'fail'; readonly instance: number; readonly transactions: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('record' as const), match: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('count' as const) }),
  fc.record({
    kind: fc.constant('attach' as const),
    account: fc.nat({ max: 2 }),
    player: fc.constantFrom('caps' as const, 'perkz' as const, null),
  }),
  fc.record({ kind: fc.constant('restamp' as const), instance: fc.nat({ max: 1 }) }),
  fc.record({ kind: fc.constant('restart' as const), instance: fc.nat({ max: 1 }) }),
  fc.record({
    kind: fc.constant('fail' as const),
    instance: fc.nat({ max: 1 }),
    transactions: fc.nat({ max: 3 }),
  }),
)

describe('any sequence of events', () => {
  const records = fetchCountedMatches(4)
  const own = proAccount().puuid
  // The first account plays in all matches, the others in one each.
  const puuids = [own, ...records.map(({ match }) => match.puuids.find((puuid) => puuid !== own) ?? '')]

  it('ends with every match stamped with the owners of its accounts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const stamps = new Stamps()
        const instances = [stamps.openRestamper(), stamps.openRestamper()]
        const owners: (string | null)[] = puuids.map(() => null)
        let revision = 0
        for (const it of steps) await runStep(it)
        async function runStep(it: Step): Promise<void> {
          if (it.kind === 'record') await stamps.record(records.slice(it.match, it.match + 1))
          else if (it.kind === 'count') await stamps.count()
          else if (it.kind === 'restart') instances[it.instance] = stamps.openRestamper()
          else if (it.kind === 'attach') {
            owners[it.account] = it.player
            revision++
            const accountsOf = (name: string) =>
              puuids.filter((_puuid, index) => owners[index] === name).map((puuid) => known(puuid))
            await stamps.write(...['caps', 'perkz'].map((name) => pro(name, accountsOf(name), revision)))
          } else {
            if (it.kind === 'fail') stamps.transactionsLeft = it.transactions
            await instances[it.instance]?.restampDue().catch(() => undefined)
            stamps.transactionsLeft = Infinity
          }
        }

        // A new instance starts from the state in the store.
        const last = stamps.openRestamper()
        await last.restampDue()
        for (const { match, pros } of await stamps.readAll()) {
          const expected = match.participants.flatMap(({ participantId, puuid }) => {
            const playerId = owners[puuids.indexOf(puuid ?? '')] ?? null
            return playerId === null ? [] : [{ participantId, playerId }]
          })
          expect(pros).toEqual(expected)
        }
        expect(last.status()).toEqual({ due: 0 })
      }),
      { numRuns: 100 },
    )
  })
})

describe("the restamper's reads", () => {
  it('are none when nothing has changed', async () => {
    const stamps = new Stamps()
    const restamper = stamps.openRestamper()
    await stamps.write(pro('caps', [known()]))
    await restamper.restampDue()
    stamps.takeReads()
    await restamper.restampDue()
    expect(stamps.takeReads()).toEqual([])
  })

  it('are only the noted accounts after a restart, and no matches', async () => {
    const stamps = new Stamps()
    await stamps.write(pro('caps', [known()]))
    await stamps.openRestamper().restampDue()
    stamps.takeReads()
    await stamps.openRestamper().restampDue()
    expect(stamps.takeReads()).toEqual(['getMany stamped_accounts'])
  })

  it('do not include matches when a player changes team and keeps all accounts', async () => {
    const stamps = new Stamps()
    const restamper = stamps.openRestamper()
    await stamps.write(pro('caps', [known()]))
    await restamper.restampDue()
    stamps.takeReads()
    await stamps.write(proPlayerNamed('caps', 'TWO', { id: 'caps', accounts: [known()], revision: 1 }))
    await restamper.restampDue()
    expect(stamps.takeReads()).toEqual([])
  })

  it('are few for 400 new accounts without matches', async () => {
    const stamps = new Stamps()
    const players = Array.from({ length: 200 }, (_, index) =>
      pro(`p${index}`, [known(`puuid-${index}`), { ...known(`puuid-of-${index}`), platform: 'KR' }]),
    )
    await stamps.write(...players)
    const restamper = stamps.openRestamper()
    expect(await restamper.restampDue()).toBe(0)
    expect(restamper.status()).toEqual({ due: 0 })
    // One query for the matches of each account. Four transactions with a hundred accounts each, and two platforms.
    expect(stamps.takeReads().length).toBeLessThanOrEqual(1 + 2 + 400 + 4 * 2)
    expect(Object.keys((await stamps.readNoted('KR'))?.players ?? {})).toHaveLength(200)
  })
})

describe('stamps of an account that gets another key', () => {
  it('stay on matches with its old PUUID, and are added to those with its new one', async () => {
    const stamps = new Stamps()
    await stamps.write(pro('caps', [known()]))
    await stamps.openRestamper().restampDue()
    const records = fetchCountedMatches(6)
    await stamps.record(records)
    await stamps.count()

    const restamper = stamps.openRestamper('other')
    await restamper.restampDue()
    await stamps.record(records.slice(0, 2).map(underAnotherKey))
    await stamps.count()
    await stamps.write(pro('caps', [known(otherPuuid(proAccount().puuid), 'other')], 1))
    await restamper.restampDue()
    await stamps.record(records.slice(2, 4).map(underAnotherKey))
    expect(await stamps.readStamps()).toEqual(each(6, 'caps'))
    await stamps.count()
    expect((await stamps.readNoted())?.players).toEqual({
      [otherPuuid(proAccount().puuid)]: { playerId: 'caps', keyId: 'other' },
    })
  })

  it('stay when another account of such a match is attached', async () => {
    const stamps = new Stamps()
    await stamps.write(pro('caps', [known()]))
    await stamps.openRestamper().restampDue()
    const records = fetchCountedMatches(3)
    await stamps.record(records)
    await stamps.count()

    const own = proAccount().puuid
    const others = records.map(({ match }) => match.participants.find(({ puuid }) => puuid !== own)?.puuid ?? '')
    const restamper = stamps.openRestamper('other')
    await stamps.write(pro('caps', [known('unseen', 'other')], 1))
    await restamper.restampDue()
    await stamps.write(
      pro(
        'perkz',
        [...new Set(others)].map((puuid) => known(puuid, 'other')),
      ),
    )
    await restamper.restampDue()
    for (const names of await stamps.readStamps()) expect(names).toEqual(expect.arrayContaining(['caps', 'perkz']))
  })

  it('do not change when the PUUID is the same under both keys', async () => {
    const stamps = new Stamps()
    await stamps.write(pro('caps', [known()]))
    await stamps.openRestamper().restampDue()
    await stamps.record(fetchCountedMatches(2))
    await stamps.count()
    await stamps.write(pro('caps', [known(proAccount().puuid, 'other')], 1))
    const restamper = stamps.openRestamper('other')
    expect(await restamper.restampDue()).toBe(0)
    expect(await stamps.countPending()).toBe(0)
    await stamps.write(pro('caps', [], 2))
    await restamper.restampDue()
    expect(await stamps.readStamps()).toEqual(each(2))
  })
})
