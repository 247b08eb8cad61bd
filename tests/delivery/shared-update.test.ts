import { constants, inflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfMessage, SharedUpdate } from '../../gateway/delivery/sharing/shared-update.ts'

/** The end of each deflated message, which `permessage-deflate` strips. */
const SYNC_MARK = Buffer.from([0x00, 0x00, 0xff, 0xff])

const LONG = 'long '.repeat(1_000)

const anyPayload = fc.tuple(fc.json(), fc.boolean()).map(([json, isLong]) => (isLong ? `["${LONG}",${json}]` : json))
/** Any operation ID of a client. */
const anyId = fc.string({ unit: 'grapheme' })

describe('an update', () => {
  it('is a message of graphql-transport-ws together with the end for its subscriber', () => {
    const holds = (payload: string, id: string) => {
      const message = Buffer.concat([new SharedUpdate(payload).message, endOfMessage(id, false).plain])
      expect(JSON.parse(message.toString())).toEqual({ type: 'next', id, payload: JSON.parse(payload) })
    }
    fc.assert(fc.property(anyPayload, anyId, holds))
  })

  it('is a server-sent event of one line', () => {
    const holds = (payload: string) => {
      const [type, data, ...rest] = new SharedUpdate(payload).event.toString().split('\n')
      expect([type, data, rest]).toEqual(['event: next', `data: ${payload}`, ['', '']])
    }
    fc.assert(fc.property(anyPayload, holds))
  })

  it('is the same message once inflated, for any ID', async () => {
    const holds = async (payload: string, id: string) => {
      const update = new SharedUpdate(payload)
      await update.deflate()
      const { plain, deflated } = endOfMessage(id, true)
      if (update.deflatedMessage === null || deflated === null) {
        expect(payload.length).toBeLessThan(1_000)
        return
      }
      const inflated = inflateRawSync(Buffer.concat([update.deflatedMessage, deflated, SYNC_MARK]), {
        finishFlush: constants.Z_SYNC_FLUSH,
      })
      expect(inflated.toString()).toBe(Buffer.concat([update.message, plain]).toString())
    }
    await fc.assert(fc.asyncProperty(anyPayload, anyId, holds))
  })

  it('is deflated only once, to a fraction of its size', async () => {
    const update = new SharedUpdate(JSON.stringify(LONG))
    expect(update.deflatedMessage).toBeNull()
    await update.deflate()
    const deflated = update.deflatedMessage
    await update.deflate()
    expect(update.deflatedMessage).toBe(deflated)
    expect(deflated?.byteLength).toBeLessThan(LONG.length / 20)
  })
})
