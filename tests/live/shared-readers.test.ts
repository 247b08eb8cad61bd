import { beforeEach, describe, expect, it } from 'vitest'
import { countLoopRounds } from './loop-rounds.ts'
import { KeepingReader, letGoOn, type Member, openScriptedGroup, type ScriptedGroup } from './shared-group.ts'

let group: ScriptedGroup

beforeEach(() => {
  group = openScriptedGroup()
})

describe('a reader that is full', () => {
  let full: Member
  let reading: Member

  beforeEach(async () => {
    full = await group.joinAndHear('all')
    reading = group.join()
    await letGoOn()
    full.reader.fill()
  })

  it('is told nothing more, and holds up nobody', async () => {
    await group.say('one more')
    await group.say('another')
    expect(full.reader.told).toEqual(['all'])
    expect(reading.reader.told).toEqual(['all', 'one more', 'another'])
  })

  it('is told once all that stands when it has been read, and then what everybody is told', async () => {
    await group.say('one more')
    await group.say('another')
    full.reader.drain()
    await letGoOn()
    expect(group.streamAt(-1).after).toBeNull()
    await group.say('all of it', -1)
    expect(full.reader.told).toEqual(['all', 'all of it'])
    await group.say('yet another')
    expect(full.reader.told).toEqual(['all', 'all of it', 'yet another'])
    expect(reading.reader.told).toEqual(['all', 'one more', 'another', 'yet another'])
  })

  it('is told of no change before that', async () => {
    await group.say('one more')
    full.reader.drain()
    await letGoOn()
    await group.say('another')
    expect(full.reader.told).toEqual(['all'])
    await group.say('all of it', -1)
    expect(full.reader.told).toEqual(['all', 'all of it'])
  })

  it('begins with all that stands, whatever it was to begin with', async () => {
    const late = group.join('5')
    late.reader.fill()
    await letGoOn()
    await group.say('missed since 5', -1)
    expect(late.reader.told).toEqual([])
    late.reader.drain()
    await letGoOn()
    expect(late.reader.told).toEqual(['all'])
  })

  it('is let alone again when it is full again by the time that it could be told', async () => {
    await group.say('one more')
    full.reader.drain()
    await letGoOn()
    full.reader.fill()
    await group.say('all of it', -1)
    expect(full.reader.told).toEqual(['all'])
    full.reader.drain()
    await letGoOn()
    expect(full.reader.told).toEqual(['all', 'all of it'])
  })

  it('that has left is told nothing when it is read after all', async () => {
    await group.say('one more')
    await full.leave()
    full.reader.drain()
    await letGoOn()
    expect(full.reader.told).toEqual(['all'])
    expect(group.streams).toHaveLength(1)
  })
})

describe('a large group', () => {
  it('lets others in between after 250 readers', async () => {
    const rounds = countLoopRounds()
    const sentAt: number[] = []
    for (let count = 0; count < 600; count++)
      group.join(null, new KeepingReader({ onUpdate: (told) => told === 'one more' && sentAt.push(rounds()) }))
    await letGoOn()
    await group.say('all')
    await group.say('one more')
    expect(sentAt).toHaveLength(600)
    const inOneGo = Map.groupBy(sentAt, (round) => round)
    expect(Math.max(...[...inOneGo.values()].map(({ length }) => length))).toBe(250)
    expect(inOneGo.size).toBe(3)
  })
})

describe('updates', () => {
  const long = 'long '.repeat(1_000)

  it('are deflated, once, while somebody takes them so', async () => {
    const members = [await group.joinAndHear('all'), group.join('5', new KeepingReader({ takesDeflated: true }))]
    await letGoOn()
    await group.say('missed since 5', -1)
    group.streamAt(0).say(long)
    await expect.poll(() => members.map(({ reader }) => reader.updates.length)).toEqual([2, 2])
    const [first, second] = members.map(({ reader }) => reader.updates[1]?.deflatedMessage?.byteLength)
    expect(first).toBeLessThan(200)
    expect(second).toBe(first)
  })

  it('are not once the last of those has left', async () => {
    const plain = await group.joinAndHear('all')
    const deflating = group.join('5', new KeepingReader({ takesDeflated: true }))
    await letGoOn()
    await deflating.leave()
    await group.say(long)
    expect(plain.reader.updates[1]?.deflatedMessage).toBeNull()
  })
})
