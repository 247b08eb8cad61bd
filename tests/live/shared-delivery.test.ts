import { beforeEach, describe, expect, it } from 'vitest'
import { letGoOn, type Member, openScriptedGroup, type ScriptedGroup } from './shared-group.ts'

/** For how long others are told what was told first, in milliseconds. */
const START_KEPT_MS = 1_000

let group: ScriptedGroup

beforeEach(() => {
  group = openScriptedGroup()
})

/** How a subscription ends: with nothing, or with what has broken it. */
async function endOf({ subscription }: Member): Promise<unknown> {
  return subscription.next().catch((error: unknown) => error)
}

const ENDED = { done: true, value: undefined }

describe('a group', () => {
  it('tells whoever comes late first what he would be told alone, and then what everybody is told', async () => {
    const first = await group.joinAndHear('all')
    await group.say('one more')
    const late = await group.joinAndHear('missed since 5', '5')
    expect(late.reader.told).toEqual(['missed since 5'])
    await group.say('another')
    expect(late.reader.told).toEqual(['missed since 5', 'another'])
    expect(first.reader.told).toEqual(['all', 'one more', 'another'])
    expect(group.streams.map(({ after, isLeft }) => ({ after, isLeft }))).toEqual([
      { after: null, isLeft: false },
      { after: '5', isLeft: true },
    ])
  })

  it('works out each event once, and hands everybody the same bytes', async () => {
    const members = [await group.joinAndHear('all'), group.join(), group.join()]
    await letGoOn()
    await group.say('one more')
    expect(group.executed).toEqual(['all', 'one more'])
    for (const index of [0, 1]) {
      const updates = members.map(({ reader }) => reader.updates[index])
      expect(new Set(updates.map((update) => update?.message)).size).toBe(1)
      expect(new Set(updates.map((update) => update?.event)).size).toBe(1)
    }
  })

  it('opens one stream for all who begin alike at the same time', async () => {
    await group.joinAndHear('all')
    const members = Array.from({ length: 20 }, () => group.join('5'))
    await letGoOn()
    await group.say('missed since 5', -1)
    expect(members.map(({ reader }) => reader.told)).toEqual(members.map(() => ['missed since 5']))
    expect(group.streams).toHaveLength(2)
  })

  it('goes on with the stream that says something first, whoever opened it', async () => {
    const [slow, quick] = [group.join(), group.join('5')]
    await letGoOn()
    await group.say('missed since 5', 1)
    await group.say('one more', 1)
    await group.say('all', 0)
    await group.say('another', 1)
    expect(quick.reader.told).toEqual(['missed since 5', 'one more', 'another'])
    expect(slow.reader.told).toEqual(['all', 'another'])
    expect(group.streams.map(({ isLeft }) => isLeft)).toEqual([true, false])
  })

  it('tells whoever leaves nothing more', async () => {
    const [stays, leaves] = [await group.joinAndHear('all'), group.join()]
    await letGoOn()
    await leaves.leave()
    expect(await endOf(leaves)).toEqual(ENDED)
    await group.say('one more')
    expect(leaves.reader.told).toEqual(['all'])
    expect(stays.reader.told).toEqual(['all', 'one more'])
  })

  it('tells whoever leaves before his first update nothing at all', async () => {
    await group.joinAndHear('all')
    const [leaves, stays] = [group.join('5'), group.join('5')]
    await letGoOn()
    await leaves.leave()
    await group.say('missed since 5', -1)
    await group.say('one more')
    expect(leaves.reader.told).toEqual([])
    expect(stays.reader.told).toEqual(['missed since 5', 'one more'])
  })

  it('ends the stream when the last one leaves, and begins anew with the next who comes', async () => {
    const members = [await group.joinAndHear('all'), group.join()]
    await letGoOn()
    await members[0]?.leave()
    expect(group.streamAt(0).isLeft).toBe(false)
    await members[1]?.leave()
    expect(group.streamAt(0).isLeft).toBe(true)
    const next = await group.joinAndHear('all anew')
    await group.say('one more', 1)
    expect(next.reader.told).toEqual(['all anew', 'one more'])
    expect(group.streams).toHaveLength(2)
  })

  it('keeps nothing of whoever leaves before his stream has said anything', async () => {
    const leaves = group.join()
    await letGoOn()
    await leaves.leave()
    const stays = await group.joinAndHear('all anew')
    await group.say('all')
    expect(group.streams.map(({ isLeft }) => isLeft)).toEqual([true, false])
    expect([leaves.reader.told, stays.reader.told]).toEqual([[], ['all anew']])
  })

  it('leaves a stream that has said nothing with the last one who waits for it', async () => {
    const [patient, hasty, other] = [group.join(), group.join('elsewhere'), group.join('elsewhere')]
    await letGoOn()
    await hasty.leave()
    expect(group.streams.map(({ isLeft }) => isLeft)).toEqual([false, false])
    await other.leave()
    expect(group.streams.map(({ isLeft }) => isLeft)).toEqual([false, true])
    await group.say('all')
    expect(patient.reader.told).toEqual(['all'])
  })

  it('opens a stream anew for whoever begins like somebody who has left before it said anything', async () => {
    const stays = group.join()
    const hasty = group.join('elsewhere')
    await letGoOn()
    await hasty.leave()
    const late = group.join('elsewhere')
    await letGoOn()
    await group.say('missed', 2)
    await group.say('all', 0)
    expect([stays.reader.told, late.reader.told]).toEqual([['all'], ['missed']])
  })

  it('forgets whoever leaves while he has not read', async () => {
    const [full, stays] = [await group.joinAndHear('all'), group.join()]
    full.reader.fill()
    await group.say('one more')
    expect(full.reader.awaited).toBe(1)
    await full.leave()
    expect(full.reader.awaited).toBe(0)
    expect(stays.reader.told).toEqual(['all', 'one more'])
  })

  it('hands over in the order of what two streams say in one go', async () => {
    const first = await group.joinAndHear('all')
    const second = group.join('elsewhere')
    await letGoOn()
    group.streamAt(1).say('missed')
    group.streamAt(0).say('one more')
    await letGoOn()
    expect(first.reader.told).toEqual(['all', 'one more'])
    expect(second.reader.told).toEqual(['missed', 'one more'])
  })
})

describe('what is told first', () => {
  beforeEach(async () => void (await group.joinAndHear('all')))

  it('is told to others for a second as it was', async () => {
    await group.pass(START_KEPT_MS - 1)
    const late = group.join()
    await letGoOn()
    expect(late.reader.told).toEqual(['all'])
    expect(group.executed).toEqual(['all'])
  })

  it('is worked out anew after that', async () => {
    await group.pass(START_KEPT_MS)
    const late = await group.joinAndHear('all, a little older')
    expect(late.reader.told).toEqual(['all, a little older'])
  })

  it('is worked out anew after an event', async () => {
    await group.say('one more')
    const late = await group.joinAndHear('all and one more')
    expect(late.reader.told).toEqual(['all and one more'])
    expect(group.executed).toEqual(['all', 'one more', 'all and one more'])
  })

  it('is worked out anew where somebody begins otherwise', async () => {
    const members = [await group.joinAndHear('since 5', '5'), await group.joinAndHear('since 6', '6'), group.join('5')]
    await letGoOn()
    expect(members.map(({ reader }) => reader.told)).toEqual([['since 5'], ['since 6'], ['since 5']])
  })
})

describe('the order in which a group tells', () => {
  it('is that in which something was said, though the first update of whoever comes takes longer than an event', async () => {
    const first = await group.joinAndHear('all')
    const ready = Promise.withResolvers<void>()
    group.delays.set('missed since 5', ready.promise)
    const late = await group.joinAndHear('missed since 5', '5')
    await group.say('one more')
    expect([first.reader.told, late.reader.told]).toEqual([['all'], []])
    ready.resolve()
    await letGoOn()
    expect(late.reader.told).toEqual(['missed since 5', 'one more'])
    expect(first.reader.told).toEqual(['all', 'one more'])
  })

  it('gives nobody an event that was said before his first update', async () => {
    const first = await group.joinAndHear('all')
    const ready = Promise.withResolvers<void>()
    group.delays.set('one more', ready.promise)
    await group.say('one more')
    const late = await group.joinAndHear('all and one more')
    ready.resolve()
    await letGoOn()
    expect(first.reader.told).toEqual(['all', 'one more'])
    expect(late.reader.told).toEqual(['all and one more'])
  })

  it('is kept where an event takes longer than what is said after it', async () => {
    const first = await group.joinAndHear('all')
    const ready = Promise.withResolvers<void>()
    group.delays.set('one more', ready.promise)
    await group.say('one more')
    await group.say('another')
    expect(first.reader.told).toEqual(['all'])
    ready.resolve()
    await letGoOn()
    expect(first.reader.told).toEqual(['all', 'one more', 'another'])
  })
})

describe('the end of a group', () => {
  it('is the end for everybody when its stream ends, also for whoever waits for his first update', async () => {
    const members = [await group.joinAndHear('all'), group.join(), group.join('5')]
    await letGoOn()
    group.streamAt(0).end()
    expect(await Promise.all(members.map(endOf))).toEqual([ENDED, ENDED, ENDED])
  })

  it('is what has broken its stream, for everybody', async () => {
    const members = [await group.joinAndHear('all'), group.join(), group.join('5')]
    await letGoOn()
    const error = new Error('The store is gone.')
    group.streamAt(0).break(error)
    expect(await Promise.all(members.map(endOf))).toEqual([error, error, error])
    const next = await group.joinAndHear('all anew')
    expect(next.reader.told).toEqual(['all anew'])
  })

  it('is what kept a result from being worked out', async () => {
    const members = [await group.joinAndHear('all'), group.join()]
    const error = new Error('No JSON.')
    group.delays.set('one more', Promise.reject(error))
    await group.say('one more')
    expect(await Promise.all(members.map(endOf))).toEqual([error, error])
    expect(group.streamAt(0).isLeft).toBe(true)
  })
})

describe('a stream that never begins', () => {
  it.each([
    { how: 'can not be opened', open: (): void => group.refuse(new Error('Not now.')), begin: () => {} },
    { how: 'breaks first', open: () => {}, begin: () => group.streamAt(-1).break(new Error('Not now.')) },
  ])('fails whoever wanted it and nobody else: one that $how', async ({ open, begin }) => {
    const first = await group.joinAndHear('all')
    open()
    const late = group.join('5')
    await letGoOn()
    begin()
    expect(await endOf(late)).toEqual(new Error('Not now.'))
    group.refuse(null)
    const next = await group.joinAndHear('missed since 5', '5')
    await group.say('one more')
    expect(first.reader.told).toEqual(['all', 'one more'])
    expect([late.reader.told, next.reader.told]).toEqual([[], ['missed since 5', 'one more']])
  })

  it('ends whoever wanted it and nobody else: one that ends first', async () => {
    const first = await group.joinAndHear('all')
    const late = group.join('5')
    await letGoOn()
    group.streamAt(-1).end()
    expect(await endOf(late)).toEqual(ENDED)
    const next = await group.joinAndHear('missed since 5', '5')
    await group.say('one more')
    expect(first.reader.told).toEqual(['all', 'one more'])
    expect(next.reader.told).toEqual(['missed since 5', 'one more'])
  })
})
