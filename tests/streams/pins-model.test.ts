import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextStreams, type ObservedBroadcast } from '../../gateway/streams/rules/next-streams.ts'
import { findPinnedId, type KnownChannel } from '../../gateway/streams/rules/pins.ts'
import type { ProStream } from '../../gateway/streams/rules/pro-stream.ts'

const LOGINS = ['ana', 'ben', 'cleo', 'dov']

const place = fc.nat(LOGINS.length - 1)
const step = fc.record({
  kind: fc.constantFrom('rename', 'rename', 'ban', 'open', 'live', 'end', 'link', 'unlink', 'outage', 'nothing'),
  who: place,
  login: place,
})

interface Channel {
  readonly id: string
  login: string
  exists: boolean
  live: boolean
}

/** Twitch, as a list of channels with free and taken logins. */
class Twitch {
  readonly channels: Channel[] = []

  constructor() {
    for (const login of LOGINS.slice(0, 2)) this.open(login)
  }

  find(login: string): Channel | null {
    return this.channels.find((channel) => channel.exists && channel.login === login) ?? null
  }

  open(login: string): void {
    if (this.find(login) === null)
      this.channels.push({ id: `${this.channels.length}`, login, exists: true, live: false })
  }

  known(channel: Channel): KnownChannel {
    return { channelId: channel.id, login: channel.login, displayName: channel.login }
  }
}

it('a player has one channel until an editor changes the link, whatever happens to logins', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const twitch = new Twitch()
      let link: string | null = 'ana'
      let stored: ProStream | null = null
      let now = 1_000_000
      /** The channel that the link meant when it was set; null while none had the login. */
      let meant: string | null = null
      for (const { kind, who, login: at } of steps) {
        const login = LOGINS[at] ?? ''
        const channel = twitch.channels[who % twitch.channels.length]
        if (channel === undefined) throw new Error('There are always channels')
        const before: string | null = link
        if (kind === 'rename' && channel.exists && twitch.find(login) === null) channel.login = login
        if (kind === 'ban') Object.assign(channel, { exists: false, live: false })
        if (kind === 'open') twitch.open(login)
        if (kind === 'live' && channel.exists) channel.live = true
        if (kind === 'end') channel.live = false
        if (kind === 'link') link = login
        if (kind === 'unlink') link = null
        if (link === null) meant = null
        else {
          // A link to the present login of the channel means the same channel.
          const own = twitch.channels.find(({ id }) => id === meant)
          const kept = stored?.channelId === meant && stored?.login === link && stored.channel !== 'UNAVAILABLE'
          if (before !== link && !kept && !(own?.exists === true && own.login === link)) meant = null
          if (kind !== 'outage') meant ??= twitch.find(link)?.id ?? null
        }

        now += 45_000
        const isDown = kind === 'outage'
        const pinned = link === null ? null : findPinnedId(stored, { rosterLogin: link })
        const owner = link === null ? null : twitch.find(link)
        const byLogin = new Map(link === null || isDown ? [] : [[link, owner === null ? null : twitch.known(owner)]])
        const own = twitch.channels.find(({ id, exists }) => exists && id === pinned)
        const live = twitch.channels
          .filter((each) => each.exists && each.live)
          .map((each): [string, ObservedBroadcast] => [each.id, toBroadcast(each)])
        const known: ReadonlyMap<string, ProStream> = new Map(stored === null ? [] : [['id', stored]])
        const { changed } = nextStreams({
          known,
          missedSince: new Map(),
          channels: link === null ? [] : [toRosterChannel(link)],
          answers: { byLogin, byId: isDown ? null : new Map(own === undefined ? [] : [[own.id, twitch.known(own)]]) },
          answer: isDown ? null : { observedAt: now, live: new Map(live) },
          answeredBefore: now - 45_000,
          now,
        })
        stored = changed[0] ?? stored
        if (stored === null || link === null || isDown) continue

        expect(stored.channelId).toBe(meant)
        const truth = twitch.channels.find(({ id }) => id === meant)
        expect(stored.channel).toBe(truth === undefined ? 'NOT_FOUND' : truth.exists ? 'KNOWN' : 'UNAVAILABLE')
        if (truth?.exists === true) expect(stored.login).toBe(truth.login)
        // Nothing is shown but the own broadcast: the title names its channel.
        if (stored.live !== null) expect(stored.live.title).toBe(meant)
        if (truth?.live === true) expect(stored.live).not.toBeNull()
      }
    }),
    { numRuns: 300 },
  )
})

function toBroadcast({ id, login }: Channel): ObservedBroadcast {
  return { channelId: id, login, title: id, game: null, viewers: 1, startedAt: 1000, language: 'en' }
}

function toRosterChannel(rosterLogin: string) {
  return {
    playerId: 'id',
    name: 'Ana',
    team: null,
    league: null,
    role: 'MID' as const,
    rosterLogin,
    handle: rosterLogin,
  }
}
