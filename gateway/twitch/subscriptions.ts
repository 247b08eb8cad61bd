import { z } from 'zod'
import type { Clock } from '../shared/clock.ts'
import { UpstreamUnavailable } from '../shared/upstream.ts'
import type { ListedSubscription } from '../streams/rules/plan-subscriptions.ts'
import type { Helix } from './helix.ts'
import { RETRY_AFTER_INVALID_ANSWER_MS } from './request-times.ts'

/** More pages than the subscriptions of the largest client have. */
const MAX_PAGES = 500

/** The version of each message that this product reads. */
const VERSIONS: Readonly<Record<string, string>> = { 'channel.update': '2' }

export interface EventSubscriptions {
  readonly listed: readonly ListedSubscription[]
  readonly totalCost: number
  readonly maxTotalCost: number
}

/** Every method throws `UpstreamUnavailable` when Twitch can't be reached now, and nothing else. */
export interface SubscriptionsApi {
  /** Returns every subscription of the client id, also those of other programs. */
  list(): Promise<EventSubscriptions>
  /** Returns false when Twitch refuses the subscription, such as one that exists. Twitch then calls the callback. */
  create(wanted: {
    readonly type: string
    readonly channelId: string
    readonly callback: string
    readonly secret: string
  }): Promise<boolean>
  /** Removes a subscription, if it exists. */
  remove(id: string): Promise<void>
}

const subscription = z
  .object({
    id: z.string().min(1),
    type: z.string(),
    status: z.string(),
    condition: z.object({ broadcaster_user_id: z.string().optional(), user_id: z.string().optional() }).default({}),
    transport: z.object({ callback: z.string().optional() }).default({}),
  })
  .transform(({ id, type, status, condition, transport }): ListedSubscription => ({
    id,
    type,
    status,
    channelId: condition.broadcaster_user_id ?? condition.user_id ?? null,
    callback: transport.callback ?? null,
  }))

const page = z.object({
  data: z.array(subscription),
  total_cost: z.number().nonnegative(),
  max_total_cost: z.number().nonnegative(),
  pagination: z.object({ cursor: z.string().default('') }).default({ cursor: '' }),
})

const PATH = '/eventsub/subscriptions'

export function openSubscriptions(helix: Helix, clock: Clock): SubscriptionsApi {
  async function askPage(cursor: string) {
    const query = cursor === '' ? '' : `?${new URLSearchParams({ after: cursor })}`
    const answer = await helix.ask(`${PATH}${query}`, (body) => {
      const { data, total_cost: totalCost, max_total_cost: maxTotalCost, pagination } = page.parse(body)
      return {
        entries: [{ data, totalCost, maxTotalCost }],
        cursor: pagination.cursor === '' ? null : pagination.cursor,
      }
    })
    const [entry] = answer?.entries ?? []
    if (answer === null || entry === undefined) throw nonsense('it rejects the list of subscriptions')
    return { ...entry, cursor: answer.cursor }
  }

  function nonsense(reason: string): UpstreamUnavailable {
    return new UpstreamUnavailable('twitch', clock.now() + RETRY_AFTER_INVALID_ANSWER_MS, reason)
  }

  return {
    async list() {
      const listed: ListedSubscription[] = []
      let cursor: string | null = ''
      for (let pages = 0; pages < MAX_PAGES; pages++) {
        const {
          data,
          totalCost,
          maxTotalCost,
          cursor: next,
        }: Awaited<ReturnType<typeof askPage>> = await askPage(cursor)
        listed.push(...data)
        if (next === null || data.length === 0) return { listed, totalCost, maxTotalCost }
        cursor = next
      }
      throw nonsense('its pages of subscriptions do not end')
    },

    async create({ type, channelId, callback, secret }) {
      const condition = type === 'user.update' ? { user_id: channelId } : { broadcaster_user_id: channelId }
      const transport = { method: 'webhook', callback, secret }
      const status = await helix.send('POST', PATH, { type, version: VERSIONS[type] ?? '1', condition, transport })
      return status === 202
    },

    async remove(id) {
      await helix.send('DELETE', `${PATH}?${new URLSearchParams({ id })}`)
    },
  }
}
