import { hashText, Random } from '../random.ts'
import type { Destination } from './routing.ts'

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const LENGTH = 78
const PUUID = /^[\w-]{78}$/
/** No other word in an answer has this length. */
const PUUIDS = /(?<![\w-])[\w-]{78}(?![\w-])/g

const ISSUED_KEY = /^RGAPI-/

export interface PuuidEncryption {
  /** Decrypts the PUUID in a request's path. A PUUID of another key becomes an unknown one. */
  open(destination: Destination): Destination
  /** Encrypts every PUUID in an answer, in data and in messages. */
  close(answer: Response): Promise<Response>
}

/** The world's own PUUIDs, without encryption. */
const NONE: PuuidEncryption = { open: (destination) => destination, close: async (answer) => answer }

/** Riot encrypts PUUIDs per key. A key in Riot's format, `RGAPI-…`, has its own PUUIDs here too; any other sees the world's own. */
export function encryptionOf(apiKey: string): PuuidEncryption {
  if (!ISSUED_KEY.test(apiKey)) return NONE
  const random = new Random(hashText(apiKey), apiKey.length)
  const pad = Array.from({ length: LENGTH }, () => random.whole(0, 63))

  /** Encrypts and decrypts: applied twice, it returns the original. */
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
