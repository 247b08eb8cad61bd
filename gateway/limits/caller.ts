import { AsyncLocalStorage } from 'node:async_hooks'
import type { UpstreamWait } from './upstream-wait.ts'

/** All requests of one operation have the same caller. */
export interface Caller {
  /** Key of a fair share of an upstream: the client address that limits are counted by. */
  readonly address: string
  /** Takes one upstream request out of the operation's budget. Returns false when the budget is used up. */
  spendRequest(): boolean
  /** The time that the operation has left to wait for upstreams. */
  readonly wait: UpstreamWait
}

const callers = new AsyncLocalStorage<Caller>()

/** Runs `run`, and everything that it starts, on behalf of a caller. */
export function runAs<Result>(caller: Caller, run: () => Result): Result {
  return callers.run(caller, run)
}

/** Undefined for background work, which has priorities of its own. */
export function currentCaller(): Caller | undefined {
  return callers.getStore()
}
