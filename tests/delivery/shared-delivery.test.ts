import { beforeEach, describe, expect, it } from 'vitest'
import { runPendingTasks, type Member, openScriptedGroup, type ScriptedGroup } from './shared-group.ts'

/** Lifetime of a cached first update. */
const START_KEPT_MS = 1_000

let group: ScriptedGroup

beforeEach(() => {
  group = openScriptedGroup()
})

/** Returns the end of a subscription: its last result, or the error that broke it. */
async function endOf({ subscription }: Member): Promise<unknown> {
  return subscription.next().catch((error: unknown) => error)
}

const ENDED = { done: true, value: undefined }

describe('a group', () => {
  it('gives a late member its own first update, and then the shared updates', async () => {
    const first = await group.joinWithFirst('all')
    await group.emit('one more')
    const late = await group.joinWithFirst('missed since 5', '5')
    expect(late.reader.received).toEqual(['missed since 5'])
    await group.emit('another')
    expect(late.reader.received).toEqual(['missed since 5', 'another'])
    expect(first.reader.received).toEqual(['all', 'one more', 'another'])
    expect(group.streams.map(({ after, isClosed }) => ({ after, isClosed }))).toEqual([
      { after: null, isClosed: false },
      { after: '5', isClosed: true },
    ])
  })

  it('executes each event once, and sends the same bytes to all members', async () => {
    const members = [await group.joinWithFirst('all'), group.join(), group.join()]
    await runPendingTasks()
    await group.emit('one more')
    expect(group.executed).toEqual(['all', 'one more'])
    for (const index of [0, 1]) {
      const updates = members.map(({ reader }) => reader.updates[index])
      expect(new Set(updates.map((update) => update?.message)).size).toBe(1)
      expect(new Set(updates.map((update) => update?.event)).size).toBe(1)
    }
  })

  it('opens one stream for simultaneous members with the same start', async () => {
    await group.joinWithFirst('all')
    const members = Array.from({ length: 20 }, () => group.join('5'))
    await runPendingTasks()
    await group.emit('missed since 5', -1)
    expect(members.map(({ reader }) => reader.received)).toEqual(members.map(() => ['missed since 5']))
    expect(group.streams).toHaveLength(2)
  })

  it('continues with the stream that delivers first, whichever member opened it', async () => {
    const [slow, quick] = [group.join(), group.join('5')]
    await runPendingTasks()
    await group.emit('missed since 5', 1)
    await group.emit('one more', 1)
    await group.emit('all', 0)
    await group.emit('another', 1)
    expect(quick.reader.received).toEqual(['missed since 5', 'one more', 'another'])
    expect(slow.reader.received).toEqual(['all', 'another'])
    expect(group.streams.map(({ isClosed }) => isClosed)).toEqual([true, false])
  })

  it('sends nothing to a member that has left', async () => {
    const [stays, leaves] = [await group.joinWithFirst('all'), group.join()]
    await runPendingTasks()
    await leaves.leave()
    expect(await endOf(leaves)).toEqual(ENDED)
    await group.emit('one more')
    expect(leaves.reader.received).toEqual(['all'])
    expect(stays.reader.received).toEqual(['all', 'one more'])
  })

  it('sends nothing to a member that left before its first update', async () => {
    await group.joinWithFirst('all')
    const [leaves, stays] = [group.join('5'), group.join('5')]
    await runPendingTasks()
    await leaves.leave()
    await group.emit('missed since 5', -1)
    await group.emit('one more')
    expect(leaves.reader.received).toEqual([])
    expect(stays.reader.received).toEqual(['missed since 5', 'one more'])
  })

  it('closes the stream after the last member, and opens another for the next one', async () => {
    const members = [await group.joinWithFirst('all'), group.join()]
    await runPendingTasks()
    await members[0]?.leave()
    expect(group.streamAt(0).isClosed).toBe(false)
    await members[1]?.leave()
    expect(group.streamAt(0).isClosed).toBe(true)
    const next = await group.joinWithFirst('a snapshot')
    await group.emit('one more', 1)
    expect(next.reader.received).toEqual(['a snapshot', 'one more'])
    expect(group.streams).toHaveLength(2)
  })

  it('drops the stream of a member that left before the first event', async () => {
    const leaves = group.join()
    await runPendingTasks()
    await leaves.leave()
    const stays = await group.joinWithFirst('a snapshot')
    await group.emit('all')
    expect(group.streams.map(({ isClosed }) => isClosed)).toEqual([true, false])
    expect([leaves.reader.received, stays.reader.received]).toEqual([[], ['a snapshot']])
  })

  it('closes a stream without events once the last member waiting for it leaves', async () => {
    const [patient, hasty, other] = [group.join(), group.join('elsewhere'), group.join('elsewhere')]
    await runPendingTasks()
    await hasty.leave()
    expect(group.streams.map(({ isClosed }) => isClosed)).toEqual([false, false])
    await other.leave()
    expect(group.streams.map(({ isClosed }) => isClosed)).toEqual([false, true])
    await group.emit('all')
    expect(patient.reader.received).toEqual(['all'])
  })

  it('opens another stream for a start whose only member left before the first event', async () => {
    const stays = group.join()
    const hasty = group.join('elsewhere')
    await runPendingTasks()
    await hasty.leave()
    const late = group.join('elsewhere')
    await runPendingTasks()
    await group.emit('missed', 2)
    await group.emit('all', 0)
    expect([stays.reader.received, late.reader.received]).toEqual([['all'], ['missed']])
  })

  it('stops waiting for a full reader that leaves', async () => {
    const [full, stays] = [await group.joinWithFirst('all'), group.join()]
    full.reader.fill()
    await group.emit('one more')
    expect(full.reader.drainListeners).toBe(1)
    await full.leave()
    expect(full.reader.drainListeners).toBe(0)
    expect(stays.reader.received).toEqual(['all', 'one more'])
  })

  it('keeps the order of simultaneous events when it switches streams', async () => {
    const first = await group.joinWithFirst('all')
    const second = group.join('elsewhere')
    await runPendingTasks()
    group.streamAt(1).emit('missed')
    group.streamAt(0).emit('one more')
    await runPendingTasks()
    expect(first.reader.received).toEqual(['all', 'one more'])
    expect(second.reader.received).toEqual(['missed', 'one more'])
  })
})

describe('the first update of a group', () => {
  beforeEach(async () => void (await group.joinWithFirst('all')))

  it('is cached for other members for a second', async () => {
    await group.pass(START_KEPT_MS - 1)
    const late = group.join()
    await runPendingTasks()
    expect(late.reader.received).toEqual(['all'])
    expect(group.executed).toEqual(['all'])
  })

  it('is computed again after that second', async () => {
    await group.pass(START_KEPT_MS)
    const late = await group.joinWithFirst('all, a little older')
    expect(late.reader.received).toEqual(['all, a little older'])
  })

  it('is computed again after an event', async () => {
    await group.emit('one more')
    const late = await group.joinWithFirst('all and one more')
    expect(late.reader.received).toEqual(['all and one more'])
    expect(group.executed).toEqual(['all', 'one more', 'all and one more'])
  })

  it('is computed separately for each start', async () => {
    const members = [
      await group.joinWithFirst('since 5', '5'),
      await group.joinWithFirst('since 6', '6'),
      group.join('5'),
    ]
    await runPendingTasks()
    expect(members.map(({ reader }) => reader.received)).toEqual([['since 5'], ['since 6'], ['since 5']])
  })
})

describe('the order of updates in a group', () => {
  it('is the order of events, even when the first update of a late member takes longer than an event', async () => {
    const first = await group.joinWithFirst('all')
    const ready = Promise.withResolvers<void>()
    group.delays.set('missed since 5', ready.promise)
    const late = await group.joinWithFirst('missed since 5', '5')
    await group.emit('one more')
    expect([first.reader.received, late.reader.received]).toEqual([['all'], []])
    ready.resolve()
    await runPendingTasks()
    expect(late.reader.received).toEqual(['missed since 5', 'one more'])
    expect(first.reader.received).toEqual(['all', 'one more'])
  })

  it('skips events older than the first update of a member', async () => {
    const first = await group.joinWithFirst('all')
    const ready = Promise.withResolvers<void>()
    group.delays.set('one more', ready.promise)
    await group.emit('one more')
    const late = await group.joinWithFirst('all and one more')
    ready.resolve()
    await runPendingTasks()
    expect(first.reader.received).toEqual(['all', 'one more'])
    expect(late.reader.received).toEqual(['all and one more'])
  })

  it('is kept when an event takes longer than the next one', async () => {
    const first = await group.joinWithFirst('all')
    const ready = Promise.withResolvers<void>()
    group.delays.set('one more', ready.promise)
    await group.emit('one more')
    await group.emit('another')
    expect(first.reader.received).toEqual(['all'])
    ready.resolve()
    await runPendingTasks()
    expect(first.reader.received).toEqual(['all', 'one more', 'another'])
  })
})

describe('the end of a group', () => {
  it('ends all members when its stream ends, including those waiting for a first update', async () => {
    const members = [await group.joinWithFirst('all'), group.join(), group.join('5')]
    await runPendingTasks()
    group.streamAt(0).end()
    expect(await Promise.all(members.map(endOf))).toEqual([ENDED, ENDED, ENDED])
  })

  it('is the error of its stream, for all members', async () => {
    const members = [await group.joinWithFirst('all'), group.join(), group.join('5')]
    await runPendingTasks()
    const error = new Error('The store is gone.')
    group.streamAt(0).break(error)
    expect(await Promise.all(members.map(endOf))).toEqual([error, error, error])
    const next = await group.joinWithFirst('a snapshot')
    expect(next.reader.received).toEqual(['a snapshot'])
  })

  it('is the error of a failed execution', async () => {
    const members = [await group.joinWithFirst('all'), group.join()]
    const error = new Error('No JSON.')
    group.delays.set('one more', Promise.reject(error))
    await group.emit('one more')
    expect(await Promise.all(members.map(endOf))).toEqual([error, error])
    expect(group.streamAt(0).isClosed).toBe(true)
  })
})

describe('a stream that never starts', () => {
  it.each([
    { how: 'cannot be opened', open: (): void => group.refuse(new Error('Not now.')), begin: () => {} },
    { how: 'breaks first', open: () => {}, begin: () => group.streamAt(-1).break(new Error('Not now.')) },
  ])('fails only the members waiting for it when it $how', async ({ open, begin }) => {
    const first = await group.joinWithFirst('all')
    open()
    const late = group.join('5')
    await runPendingTasks()
    begin()
    expect(await endOf(late)).toEqual(new Error('Not now.'))
    group.refuse(null)
    const next = await group.joinWithFirst('missed since 5', '5')
    await group.emit('one more')
    expect(first.reader.received).toEqual(['all', 'one more'])
    expect([late.reader.received, next.reader.received]).toEqual([[], ['missed since 5', 'one more']])
  })

  it('ends only the members waiting for it when it ends first', async () => {
    const first = await group.joinWithFirst('all')
    const late = group.join('5')
    await runPendingTasks()
    group.streamAt(-1).end()
    expect(await endOf(late)).toEqual(ENDED)
    const next = await group.joinWithFirst('missed since 5', '5')
    await group.emit('one more')
    expect(first.reader.received).toEqual(['all', 'one more'])
    expect(next.reader.received).toEqual(['missed since 5', 'one more'])
  })
})
