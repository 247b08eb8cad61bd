import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { hashText, mix } from '../random.ts'
import type { ChannelDirectory } from './directory.ts'
import { TwitchProblem } from './problem.ts'
import type { LiveChannel } from './sessions.ts'

/** Twitch's limit for a client whose channels have authorised nothing. */
const MAX_TOTAL_COST = 10_000

const PAGE = 100

/** Failed deliveries in a row after which a subscription ends. */
const MAX_FAILURES = 5

const PENDING = 'webhook_callback_verification_pending'

/** Versions of the types that the simulator sends. */
const VERSIONS: Readonly<Record<string, string>> = {
  'stream.online': '1',
  'stream.offline': '1',
  'channel.update': '2',
  'user.update': '1',
}

const wanted = z.object({
  type: z.string(),
  version: z.string(),
  condition: z.object({ broadcaster_user_id: z.string().optional(), user_id: z.string().optional() }),
  transport: z.object({ method: z.literal('webhook'), callback: z.url(), secret: z.string().min(10).max(100) }),
})

type Wanted = z.output<typeof wanted>

interface Subscription extends Wanted {
  readonly id: string
  readonly channelId: string
  status: string
  failures: number
  /** State as last reported. */
  seen: Seen
}

interface Seen {
  readonly live: LiveChannel | null
  readonly login: string
}

/** Sends a message to a callback. */
export type Deliver = (request: Request) => Promise<Response>

/** EventSub of a simulated Twitch: it verifies callbacks, signs its messages and ends subscriptions whose callback fails. */
export class SimulatedEventSub {
  readonly #directory: ChannelDirectory
  readonly #now: () => number
  readonly #subscriptions = new Map<string, Subscription>()
  #deliver: Deliver | null = null
  #made = 0
  #sent = 0
  maxTotalCost = MAX_TOTAL_COST

  constructor(directory: ChannelDirectory, now: () => number) {
    this.#directory = directory
    this.#now = now
  }

  connect(deliver: Deliver): void {
    this.#deliver = deliver
  }

  /** `GET /helix/eventsub/subscriptions`. */
  list(query: URLSearchParams): unknown {
    const all = Array.from(this.#subscriptions.values(), toBody)
    const from = Number(query.get('after') ?? 0)
    const until = from + PAGE
    return {
      total: all.length,
      data: all.slice(from, until),
      total_cost: this.#cost(),
      max_total_cost: this.maxTotalCost,
      pagination: until < all.length ? { cursor: String(until) } : {},
    }
  }

  /** `POST /helix/eventsub/subscriptions`. Throws a `TwitchProblem`. */
  create(body: unknown): unknown {
    const parsed = wanted.safeParse(body)
    if (!parsed.success || VERSIONS[parsed.data.type] !== parsed.data.version)
      throw new TwitchProblem(400, 'invalid subscription')
    const { type, condition, transport } = parsed.data
    const channelId = (type === 'user.update' ? condition.user_id : condition.broadcaster_user_id) ?? ''
    if (channelId === '') throw new TwitchProblem(400, 'missing condition')
    const alike = Array.from(this.#subscriptions.values()).filter(
      (each) => each.type === type && each.channelId === channelId,
    )
    if (alike.some((each) => each.transport.callback === transport.callback && isAlive(each))) {
      throw new TwitchProblem(409, 'subscription already exists')
    }
    if (this.#cost() >= this.maxTotalCost) throw new TwitchProblem(429, 'subscription cost limit exceeded')
    const id = `sub-${this.#made++}-${mix(hashText(type), hashText(channelId))}`
    const subscription = { ...parsed.data, id, channelId, status: PENDING, failures: 0, seen: this.#look(channelId) }
    this.#subscriptions.set(id, subscription)
    return { data: [toBody(subscription)], total_cost: this.#cost(), max_total_cost: this.maxTotalCost }
  }

  /** `DELETE /helix/eventsub/subscriptions`. Throws a `TwitchProblem`. */
  remove(id: string | null): void {
    if (id === null || !this.#subscriptions.delete(id)) throw new TwitchProblem(404, 'subscription not found')
  }

  /** Verifies new callbacks, and sends what has happened since the last call. Resolves once every message is answered. */
  async tick(): Promise<void> {
    for (const subscription of this.#subscriptions.values()) {
      if (subscription.status === PENDING) await this.#verify(subscription)
      else if (subscription.status === 'enabled') await this.#report(subscription)
    }
  }

  /** Ends a subscription as Twitch does, with a message. */
  async revoke(channelId: string, status: string): Promise<void> {
    for (const subscription of this.#subscriptions.values()) {
      if (subscription.channelId !== channelId || subscription.status !== 'enabled') continue
      subscription.status = status
      await this.#send(subscription, 'revocation', { subscription: toBody(subscription) })
    }
  }

  #cost(): number {
    return Array.from(this.#subscriptions.values()).filter(isAlive).length
  }

  #look(channelId: string): Seen {
    const channel = this.#directory.find(channelId)
    return channel === null
      ? { live: null, login: '' }
      : { live: this.#directory.findLive(channel, this.#now()), login: channel.login }
  }

  async #verify(subscription: Subscription): Promise<void> {
    const challenge = `challenge-${subscription.id}`
    const response = await this.#send(subscription, 'webhook_callback_verification', {
      challenge,
      subscription: toBody(subscription),
    })
    const isRight = response?.status === 200 && (await response.text()) === challenge
    subscription.status = isRight ? 'enabled' : 'webhook_callback_verification_failed'
    subscription.seen = this.#look(subscription.channelId)
  }

  async #report(subscription: Subscription): Promise<void> {
    const before = subscription.seen
    const after = this.#look(subscription.channelId)
    subscription.seen = after
    const event = toEvent(subscription, before, after, this.#directory)
    if (event === null) return
    const response = await this.#send(subscription, 'notification', { subscription: toBody(subscription), event })
    if (response?.ok === true) subscription.failures = 0
    else if (++subscription.failures >= MAX_FAILURES) subscription.status = 'notification_failures_exceeded'
  }

  async #send(
    { transport: { callback, secret } }: Subscription,
    type: string,
    content: object,
  ): Promise<Response | null> {
    if (this.#deliver === null) return null
    const id = `message-${this.#sent++}`
    const body = JSON.stringify(content)
    try {
      return await this.#deliver(signMessage({ callback, secret, id, type, body, sentAt: this.#now() }))
    } catch {
      return null
    }
  }
}

interface Message {
  readonly callback: string
  readonly secret: string
  readonly id: string
  readonly type: string
  readonly body: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
}

/** Returns a message with Twitch's headers, signed as Twitch does. */
export function signMessage({ callback, secret, id, type, body, sentAt }: Message): Request {
  // Twitch writes nanoseconds.
  const timestamp = new Date(sentAt).toISOString().replace('Z', '000000Z')
  const signature = createHmac('sha256', secret).update(`${id}${timestamp}${body}`).digest('hex')
  const headers = {
    'Content-Type': 'application/json',
    'Twitch-Eventsub-Message-Id': id,
    'Twitch-Eventsub-Message-Timestamp': timestamp,
    'Twitch-Eventsub-Message-Signature': `sha256=${signature}`,
    'Twitch-Eventsub-Message-Type': type,
  }
  return new Request(callback, { method: 'POST', headers, body })
}

/** Returns the event of a change; null when the type reports no such change. */
function toEvent(
  { type, channelId }: Subscription,
  before: Seen,
  after: Seen,
  directory: ChannelDirectory,
): object | null {
  const channel = directory.find(channelId)
  if (channel === null) return null
  const { login, displayName, language } = channel
  const broadcaster = {
    broadcaster_user_id: channelId,
    broadcaster_user_login: login,
    broadcaster_user_name: displayName,
  }
  const { live } = after
  const hasBegun = live !== null && live.id !== before.live?.id
  if (type === 'stream.online' && hasBegun) {
    return { ...broadcaster, id: live.id, type: 'live', started_at: new Date(live.startedAt).toISOString() }
  }
  if (type === 'stream.offline' && live === null && before.live !== null) return broadcaster
  if (type === 'user.update' && after.login !== before.login) {
    return { user_id: channelId, user_login: login, user_name: displayName, email_verified: false, description: '' }
  }
  const isDescribed = live !== null && (live.title !== before.live?.title || live.game.id !== before.live.game.id)
  if (type !== 'channel.update' || !isDescribed) return null
  const { title, game } = live
  return { ...broadcaster, title, language, category_id: game.id, category_name: game.name }
}

function isAlive({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'enabled' || status === PENDING
}

function toBody({ id, type, version, condition, status, transport: { method, callback } }: Subscription): object {
  const cost = isAlive({ status }) ? 1 : 0
  return { id, type, version, status, cost, condition, transport: { method, callback } }
}
