import { type BackgroundJob, Closed, createBackgroundJob, type Pauses } from '../../jobs/background-job.ts'
import type { Clock } from '../../shared/clock.ts'
import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { SubscriptionsApi } from '../../twitch/subscriptions.ts'
import { planSubscriptions, type SubscriptionPlan } from '../rules/plan-subscriptions.ts'

/** Interval at which the subscriptions are compared with the rosters. */
export const SUBSCRIPTIONS_INTERVAL_MS = 60_000

/** Subscriptions that are created in one round: with them, less than half of a minute's 800 points is spent. */
const CREATED_A_ROUND = 300

/** Time without an answer about the subscriptions after which they don't count as working. */
const TRUSTED_MS = 3 * SUBSCRIPTIONS_INTERVAL_MS

export interface EventSubscriptionsStatus {
  /** True while Twitch reports the start and end of every channel's broadcasts. */
  readonly healthy: boolean
  readonly enabled: number
  /** Number of wanted subscriptions that do not exist yet, or for which the budget is too small. */
  readonly missing: number
}

/** Keeps the subscriptions of EventSub equal to the pinned channels. Its state is Twitch's list, so a restart loses nothing. */
export interface EventSubscriptionsJob extends BackgroundJob {
  isHealthy(): boolean
  status(): EventSubscriptionsStatus
}

interface Dependencies {
  readonly subscriptions: SubscriptionsApi
  /** Public URL that Twitch sends its messages to. */
  readonly callback: string
  readonly secret: string
  /** Returns the ids of the pinned channels; null until they are known. */
  readonly listPinned: () => readonly string[] | null
  readonly clock: Clock
  readonly report: (error: unknown) => void
}

export function createEventSubscriptionsJob(dependencies: Dependencies): EventSubscriptionsJob {
  const { subscriptions, callback, secret, listPinned, clock, report } = dependencies
  let plan: SubscriptionPlan | null = null
  let listedAt = 0

  async function run(pauses: Pauses): Promise<void> {
    for (;;) {
      try {
        await runRound(pauses)
      } catch (error) {
        if (error instanceof Closed) throw error
        // While Twitch is down, the polls report it.
        if (!(error instanceof UpstreamUnavailable)) report(error)
      }
      await pauses.rest(SUBSCRIPTIONS_INTERVAL_MS)
    }
  }

  async function runRound(pauses: Pauses): Promise<void> {
    const channels = listPinned()
    if (channels === null) return
    const list = await pauses.wait(() => subscriptions.list())
    plan = planSubscriptions({ ...list, channels, callback, most: CREATED_A_ROUND })
    listedAt = clock.now()
    for (const id of plan.remove) await pauses.wait(() => subscriptions.remove(id))
    for (const wanted of plan.create) await pauses.wait(() => subscriptions.create({ ...wanted, callback, secret }))
  }

  function isHealthy(): boolean {
    return plan !== null && plan.isComplete && clock.now() < listedAt + TRUSTED_MS
  }

  return {
    ...createBackgroundJob(clock, run),
    isHealthy,
    status: () => ({ healthy: isHealthy(), enabled: plan?.enabled ?? 0, missing: plan?.missing ?? 0 }),
  }
}
