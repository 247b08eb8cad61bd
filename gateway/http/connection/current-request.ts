import { AsyncLocalStorage } from 'node:async_hooks'

const requestIds = new AsyncLocalStorage<string>()

/** Runs `run`, and everything that it starts, for the request with this id. */
export function runForRequest<Result>(requestId: string, run: () => Result): Result {
  return requestIds.run(requestId, run)
}

/** Id of the request of a client that caused the present work; undefined for background work. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore()
}
