import { fractionOf, hashText, mix, Random } from '../random.ts'
import type { WorldAccount } from '../world/accounts.ts'
import type { SimulatedProPlayer } from '../world/pro-players.ts'
import { findTwitchHandle } from '../world/pro-roster.ts'

export interface SimulatedChannel {
  /** Seed of everything random about this channel. */
  readonly key: number
  readonly id: string
  readonly login: string
  readonly displayName: string
  readonly language: string
  readonly account: WorldAccount
  /** Number of viewers on an ordinary day. */
  readonly usualViewers: number
  /** Probability of a stream when the owner plays: 0 to 1. */
  readonly keenness: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

const CHANNEL = hashText('twitch channel')
const FIRST_ID = 400_000_000
const DAY_MS = 86_400_000

const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  LCK: ['ko'],
  LPL: ['zh'],
  LEC: ['en', 'en', 'fr', 'de', 'es', 'pl'],
  LCS: ['en'],
}

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
        // The last digits keep ids unique.
        id: String(FIRST_ID + random.whole(0, 400_000) * 1000 + index),
        login,
        displayName: login.slice(0, login.indexOf('_') + 1) + pro.name,
        language: random.pick(LANGUAGES[pro.league] ?? ['en']),
        account,
        // A few channels have tens of thousands of viewers, most have hundreds.
        usualViewers: Math.round(10 ** random.within(2.2, 3.2) * 10 ** (1.2 * fractionOf(key, 1) ** 2)),
        keenness: random.within(0.35, 0.9),
        createdAt: Date.UTC(2014, 0, 1) + random.whole(0, 3600) * DAY_MS,
      },
    ]
  })
}
