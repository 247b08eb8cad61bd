import { z } from 'zod'
import type { Stored } from '../../store/collection.ts'

const milliseconds = z.int().nonnegative()

/** Bookkeeping of an item that is delivered live. Revisions grow with every change to any item of a collection. */
export const liveItem = z.object({
  /** Number of the item's latest change. Clients receive it as a cursor. */
  revision: milliseconds,
  /** Null while the item exists; otherwise the time of its removal, in milliseconds since 1970. It is deleted a while later. */
  goneAt: milliseconds.nullable(),
})

export type LiveItemFields = Stored<typeof liveItem>
