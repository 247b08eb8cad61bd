import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { OperationLine } from '../../gateway/delivery/websocket/operation-line.ts'
import { WebsocketOperations } from '../../gateway/delivery/websocket/operations.ts'
import { createLog } from '../../gateway/shared/log.ts'

const newLine = () => new OperationLine(createLog({ level: 'silent', write: () => {}, now: () => 0 }), 'tests')

/** Opens a connection; `read` reads all its data. */
function openConnection() {
  const waiting = new Set<() => void>()
  const connection = { isUnread: false }
  const operations = new WebsocketOperations({
    hasUnread: () => connection.isUnread,
    onceDrained(run) {
      waiting.add(run)
      return () => waiting.delete(run)
    },
  })
  const read = () => {
    connection.isUnread = false
    for (const run of waiting) run()
  }
  return { connection, operations, read }
}

async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false
  void promise.then(() => (settled = true))
  await nextTurn()
  return settled
}

describe('the answer of a websocket operation counts as unread', () => {
  it('until the operation has ended, when no data is buffered', async () => {
    const { operations } = openConnection()
    const { answered } = operations.begin('1', () => true, newLine())
    expect(await isSettled(answered)).toBe(false)
    operations.end('1')
    expect(await isSettled(answered)).toBe(true)
  })

  it.each(['ends', 'is completed by its client', 'loses its ID to another one'])(
    'until the client has read all data, when it %s before',
    async (how) => {
      const { connection, operations, read } = openConnection()
      const { answered, left } = operations.begin('1', () => how !== 'is completed by its client', newLine())
      connection.isUnread = true
      if (how === 'ends') operations.end('1')
      else if (how === 'is completed by its client') operations.endCompleted()
      else operations.begin('1', () => true, newLine())
      expect(left.aborted).toBe(how === 'is completed by its client')
      expect(await isSettled(answered)).toBe(false)
      read()
      expect(await isSettled(answered)).toBe(true)
    },
  )

  it('until the connection is closed', async () => {
    const { connection, operations } = openConnection()
    connection.isUnread = true
    const running = operations.begin('1', () => true, newLine())
    const ended = operations.begin('2', () => true, newLine())
    operations.end('2')
    operations.endAll()
    expect(running.left.aborted).toBe(true)
    expect(await isSettled(running.answered)).toBe(true)
    expect(await isSettled(ended.answered)).toBe(true)
  })
})
