import type { WorldAccount } from '../world/accounts.ts'
import type { SimulatedProPlayer } from '../world/pro-players.ts'
import { findTwitchHandle } from '../world/pro-roster.ts'
import { fractionOf, hashText, mix, Random } from '../random.ts'

/** The Twitch channel of an invented pro. */
export interface SimulatedChannel {
  /** What its chance is worked out from. */
  readonly key: number
  readonly id: string
  readonly login: string
  readonly displayName: string
  readonly language: string
  /** Whom the owner plays as: he streams when he plays. */
  readonly account: WorldAccount
  /** How many watch on an ordinary day. */
  readonly usualViewers: number
  /** How often the owner streams when he plays: 0 to 1. */
  readonly keenness: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

const CHANNEL = hashText('twitch channel')
const FIRST_ID = 400_000_000
const DAY_MS = 86_400_000

/** What a league's pros speak on their channels; what is listed twice is spoken twice as often. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  LCK: ['ko'],
  LPL: ['zh'],
  LEC: ['en', 'en', 'fr', 'de', 'es', 'pl'],
  LCS: ['en'],
}

/** The channels that the roster links to. */
export function openChannels(worldKey: number, proPlayers: readonly SimulatedProPlayer[]): readonly SimulatedChannel[] {
  return proPlayers.flatMap((pro, index) => {
    const login = findTwitchHandle(worldKey, pro.name)
    const [account] = pro.accounts
    if (login === null || account === undefined) return []
    const key = mix(worldKey, CHANNEL, hashText(pro.name))
    const random = new Random(key)
    return [
      {
        key,
        // The last digits keep ids apart whatever chance does.
        id: String(FIRST_ID + random.whole(0, 400_000) * 1000 + index),
        login,
        displayName: login.slice(0, login.indexOf('_') + 1) + pro.name,
        language: random.pick(LANGUAGES[pro.league] ?? ['en']),
        account,
        // Few are watched by tens of thousands, most by hundreds.
        usualViewers: Math.round(10 ** random.within(2.2, 3.2) * 10 ** (1.2 * fractionOf(key, 1) ** 2)),
        keenness: random.within(0.35, 0.9),
        createdAt: Date.UTC(2014, 0, 1) + random.whole(0, 3600) * DAY_MS,
      },
    ]
  })
}
