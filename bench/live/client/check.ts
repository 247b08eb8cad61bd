import { isDeepStrictEqual } from 'node:util'
import { constants, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { findEvent } from '../events.ts'
import type { Message } from './frames.ts'

const NEXT = z.strictObject({
  id: z.string(),
  type: z.literal('next'),
  payload: z.strictObject({
    data: z.object({
      streams: z.looseObject({ cursor: z.string(), snapshot: z.boolean(), upserted: z.array(z.unknown()) }),
    }),
  }),
})

/** Tail of a message that was deflated on its own. The protocol leaves it out on the wire. */
const DEFLATE_TAIL = Buffer.from([0, 0, 0xff, 0xff])

/** Throws unless a message belongs to the subscription and has exactly the expected event. A first update may differ. */
export function checkUpdate(message: Message, id: string, isFirst: boolean): void {
  const next = NEXT.parse(JSON.parse(textOf(message)))
  // A server that sends the same bytes to all subscribers cannot use their ids: `raw` sends `broadcast`.
  if (next.id !== id && next.id !== 'broadcast') throw new Error(`An update is of subscription ${next.id}, not ${id}.`)
  const { streams } = next.payload.data
  if (isFirst || isDeepStrictEqual(streams, findEvent(streams.cursor))) return
  throw new Error(`This is not event ${streams.cursor}: ${JSON.stringify(streams).slice(0, 500)}`)
}

function textOf({ payload, compressed }: Message): string {
  if (payload === null) throw new Error('The payload of a checked message was not kept.')
  if (!compressed) return payload.toString()
  // No message is the last one of its deflate stream.
  const options = { finishFlush: constants.Z_SYNC_FLUSH }
  return inflateRawSync(Buffer.concat([payload, DEFLATE_TAIL]), options).toString()
}
