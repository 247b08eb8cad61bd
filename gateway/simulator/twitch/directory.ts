import { hashText, mix } from '../random.ts'
import type { SimulatedChannel } from './channels.ts'
import { findLive, type LiveChannel, toForcedLive } from './sessions.ts'

/** Ids of channels that take over a login. */
const FIRST_NEW_ID = 900_000_000

/** The channels of a simulated Twitch, and what has happened to them. */
export class ChannelDirectory {
  readonly #channels: Map<string, SimulatedChannel>
  readonly #banned = new Set<string>()
  /** Start of a broadcast that the test or operator decides; null for a channel that stays offline. By id. */
  readonly #forced = new Map<string, number | null>()
  #added = 0

  constructor(channels: readonly SimulatedChannel[]) {
    this.#channels = new Map(channels.map((channel) => [channel.id, channel]))
  }

  /** Channels that Twitch shows: without banned ones. */
  list(): readonly SimulatedChannel[] {
    return Array.from(this.#channels.values()).filter(({ id }) => !this.#banned.has(id))
  }

  /** Returns the broadcast of a channel that exists; null when there is none. */
  findLive(channel: SimulatedChannel, at: number): LiveChannel | null {
    const startedAt = this.#forced.get(channel.id)
    if (startedAt === undefined) return findLive(channel, at)
    return startedAt === null ? null : toForcedLive(channel, startedAt)
  }

  find(id: string): SimulatedChannel | null {
    return this.#banned.has(id) ? null : (this.#channels.get(id) ?? null)
  }

  /** Throws when no channel has the login. */
  get(login: string): SimulatedChannel {
    const found = Array.from(this.#channels.values()).find((channel) => channel.login === login)
    if (found === undefined) throw new Error(`No channel of the simulated Twitch has the login ${login}`)
    return found
  }

  rename(login: string, next: string): SimulatedChannel {
    const channel = this.get(login)
    if (this.list().some((other) => other.login === next)) throw new Error(`Another channel has the login ${next}`)
    const renamed = { ...channel, login: next, displayName: next }
    this.#channels.set(channel.id, renamed)
    return renamed
  }

  setBanned(id: string, isBanned: boolean): void {
    if (isBanned) this.#banned.add(id)
    else this.#banned.delete(id)
  }

  /** Opens another person's channel under a login that no visible channel has. */
  open(login: string): SimulatedChannel {
    const [model] = this.#channels.values()
    if (model === undefined || this.list().some((other) => other.login === login)) {
      throw new Error(`The login ${login} is taken`)
    }
    const id = String(FIRST_NEW_ID + this.#added++)
    const opened = { ...model, key: mix(model.key, hashText(id)), id, login, displayName: login }
    this.#channels.set(id, opened)
    return opened
  }

  /** Starts a broadcast at a time, or ends it with null; undefined returns to the usual sessions. */
  force(id: string, startedAt: number | null | undefined): void {
    if (startedAt === undefined) this.#forced.delete(id)
    else this.#forced.set(id, startedAt)
  }
}
