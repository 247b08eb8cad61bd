import { AsyncLocalStorage } from 'node:async_hooks'

/** On whose behalf an upstream is asked. Everything that one operation causes has the same caller. */
export interface Caller {
  /** Names who shares one fair share of an upstream: the client address that limits are counted by. */
  readonly address: string
  /** Takes one upstream request out of the operation's budget; false when nothing is left of it. */
  spendRequest(): boolean
}

const callers = new AsyncLocalStorage<Caller>()

/** Runs something on behalf of a caller, together with everything that it starts. */
export function runAs<Result>(caller: Caller, run: () => Result): Result {
  return callers.run(caller, run)
}

/** On whose behalf the present code runs; undefined for background work, which has priorities of its own. */
export function currentCaller(): Caller | undefined {
  return callers.getStore()
}
