import { beforeEach, describe, expect, it } from 'vitest'
import { toEndingBody } from '../../gateway/http/streamed-body.ts'

let source: ReadableStreamDefaultController<Uint8Array>
let cancelled: boolean
let end: () => void
/** Number of times that the body was reported as over. */
let over: number
let reader: ReadableStreamDefaultReader<Uint8Array>

beforeEach(() => {
  cancelled = false
  over = 0
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      source = controller
    },
    cancel() {
      cancelled = true
    },
  })
  const body = toEndingBody(stream, (given) => {
    end = given
    return () => {
      over++
    }
  })
  reader = body.getReader()
})

describe('a body that can end before its source', () => {
  it('passes the parts on, and ends with the source', async () => {
    source.enqueue(new Uint8Array([1]))
    expect(await reader.read()).toEqual({ done: false, value: new Uint8Array([1]) })
    source.close()
    expect(await reader.read()).toEqual({ done: true, value: undefined })
    expect(over).toBe(1)
  })

  it('ends on request while it waits for a part, and stops the source', async () => {
    const waiting = reader.read()
    end()
    expect(await waiting).toEqual({ done: true, value: undefined })
    expect([over, cancelled]).toEqual([1, true])
  })

  it('is over when the source fails', async () => {
    source.error(new Error('The source has failed.'))
    await expect(reader.read()).rejects.toThrow('The source has failed.')
    expect(over).toBe(1)
  })

  it('is over when the reader leaves, and stops the source', async () => {
    await reader.cancel()
    expect([over, cancelled]).toEqual([1, true])
  })
})
