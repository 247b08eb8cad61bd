import { hashText, Random } from '../random.ts'
import type { Destination } from './routing.ts'

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const LENGTH = 78
const PUUID = /^[\w-]{78}$/
/** Nothing else in an answer is as long a word. */
const PUUIDS = /(?<![\w-])[\w-]{78}(?![\w-])/g

/** How Riot writes the keys that it gives out. */
const GIVEN_OUT = /^RGAPI-/

/** How one key sees the PUUIDs of the world. */
export interface PuuidEncryption {
  /** The request with the world's own PUUID in its path; one of another key becomes one that nobody has. */
  open(destination: Destination): Destination
  /** The answer with every PUUID as the key sees it, in data as in words. */
  close(answer: Response): Promise<Response>
}

/** As the world is: in its own PUUIDs. */
const NONE: PuuidEncryption = { open: (destination) => destination, close: async (answer) => answer }

/**
 * Riot encrypts PUUIDs for each key, so what one key was told means nothing to another. A key that looks as Riot's do,
 * `RGAPI-…`, has PUUIDs of its own here too; any other word sees those that the world itself knows.
 */
export function encryptionOf(apiKey: string): PuuidEncryption {
  if (!GIVEN_OUT.test(apiKey)) return NONE
  const random = new Random(hashText(apiKey), apiKey.length)
  const pad = Array.from({ length: LENGTH }, () => random.whole(0, 63))

  /** There and back: what is done twice is undone. */
  const turn = (puuid: string) =>
    pad.reduce((turned, bits, at) => turned + CHARACTERS.charAt(CHARACTERS.indexOf(puuid.charAt(at)) ^ bits), '')

  return {
    open: ({ segments, ...destination }) => ({
      ...destination,
      segments: segments?.map((segment) => (PUUID.test(segment) ? turn(segment) : segment)) ?? null,
    }),
    async close(answer) {
      const body = await answer.text()
      return new Response(body.replace(PUUIDS, turn), { status: answer.status, headers: answer.headers })
    },
  }
}
