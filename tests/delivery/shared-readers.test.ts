import { beforeEach, describe, expect, it } from 'vitest'
import { countLoopRounds } from './loop-rounds.ts'
import { RecordingReader, runPendingTasks, type Member, openScriptedGroup, type ScriptedGroup } from './shared-group.ts'

let group: ScriptedGroup

beforeEach(() => {
  group = openScriptedGroup()
})

describe('a reader that is full', () => {
  let full: Member
  let reading: Member

  beforeEach(async () => {
    full = await group.joinWithFirst('all')
    reading = group.join()
    await runPendingTasks()
    full.reader.fill()
  })

  it('gets no more updates, and delays no other reader', async () => {
    await group.emit('one more')
    await group.emit('another')
    expect(full.reader.received).toEqual(['all'])
    expect(reading.reader.received).toEqual(['all', 'one more', 'another'])
  })

  it('gets one snapshot once drained, and then the shared updates', async () => {
    await group.emit('one more')
    await group.emit('another')
    full.reader.drain()
    await runPendingTasks()
    expect(group.streamAt(-1).after).toBeNull()
    await group.emit('all of it', -1)
    expect(full.reader.received).toEqual(['all', 'all of it'])
    await group.emit('yet another')
    expect(full.reader.received).toEqual(['all', 'all of it', 'yet another'])
    expect(reading.reader.received).toEqual(['all', 'one more', 'another', 'yet another'])
  })

  it('gets no change before that snapshot', async () => {
    await group.emit('one more')
    full.reader.drain()
    await runPendingTasks()
    await group.emit('another')
    expect(full.reader.received).toEqual(['all'])
    await group.emit('all of it', -1)
    expect(full.reader.received).toEqual(['all', 'all of it'])
  })

  it('starts with a snapshot, even when it has a cursor', async () => {
    const late = group.join('5')
    late.reader.fill()
    await runPendingTasks()
    await group.emit('missed since 5', -1)
    expect(late.reader.received).toEqual([])
    late.reader.drain()
    await runPendingTasks()
    expect(late.reader.received).toEqual(['all'])
  })

  it('is left alone again when it is full once more before its snapshot', async () => {
    await group.emit('one more')
    full.reader.drain()
    await runPendingTasks()
    full.reader.fill()
    await group.emit('all of it', -1)
    expect(full.reader.received).toEqual(['all'])
    full.reader.drain()
    await runPendingTasks()
    expect(full.reader.received).toEqual(['all', 'all of it'])
  })

  it('gets nothing when it is drained after it has left', async () => {
    await group.emit('one more')
    await full.leave()
    full.reader.drain()
    await runPendingTasks()
    expect(full.reader.received).toEqual(['all'])
    expect(group.streams).toHaveLength(1)
  })
})

describe('a large group', () => {
  it('yields to the event loop after every 250 readers', async () => {
    const rounds = countLoopRounds()
    const sentAt: number[] = []
    for (let count = 0; count < 600; count++)
      group.join(
        null,
        new RecordingReader({ onUpdate: (received) => received === 'one more' && sentAt.push(rounds()) }),
      )
    await runPendingTasks()
    await group.emit('all')
    await group.emit('one more')
    expect(sentAt).toHaveLength(600)
    const turns = Map.groupBy(sentAt, (round) => round)
    expect(Math.max(...[...turns.values()].map(({ length }) => length))).toBe(250)
    expect(turns.size).toBe(3)
  })
})

describe('updates', () => {
  const long = 'long '.repeat(1_000)

  it('are deflated once while a member accepts that', async () => {
    const members = [await group.joinWithFirst('all'), group.join('5', new RecordingReader({ takesDeflated: true }))]
    await runPendingTasks()
    await group.emit('missed since 5', -1)
    group.streamAt(0).emit(long)
    await expect.poll(() => members.map(({ reader }) => reader.updates.length)).toEqual([2, 2])
    const [first, second] = members.map(({ reader }) => reader.updates[1]?.deflatedMessage?.byteLength)
    expect(first).toBeLessThan(200)
    expect(second).toBe(first)
  })

  it('are not deflated once the last of those members has left', async () => {
    const plain = await group.joinWithFirst('all')
    const deflating = group.join('5', new RecordingReader({ takesDeflated: true }))
    await runPendingTasks()
    await deflating.leave()
    await group.emit(long)
    expect(plain.reader.updates[1]?.deflatedMessage).toBeNull()
  })
})
