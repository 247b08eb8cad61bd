import type { GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { cancellable } from '../../gateway/delivery/feeds/cancellable.ts'
import { ChangeSignal } from '../../gateway/delivery/feeds/change-signal.ts'

/** A source of live updates for subscriptions. */
export interface LiveSource {
  /**
   * `shared` and its fields are declared as broadcastable; `alone` is the same without the declaration. Both deliver the
   * current number and text; a late or slow subscriber gets only the last ones.
   */
  readonly schema: GraphQLSchema
  /** Sets the current text and returns its number. Before the first call, subscribers get nothing. */
  publish(text: string): number
  /** Ends all streams. */
  end(): void
  /** Breaks all streams with an error that has a secret in its message. */
  breakOff(): void
  /** Number of open streams. */
  open(): number
  /** Numbers of the executed updates, in order. */
  readonly executed: readonly number[]
}

interface Update {
  readonly number: number
  readonly text: string
}

const BROADCASTABLE = { extensions: { broadcastable: true } }

export function createLiveSource(): LiveSource {
  const changeSignal = new ChangeSignal()
  const executed: number[] = []
  let current: Update | null = null
  let over: 'ended' | 'broken' | null = null
  let open = 0

  async function* watch(leaveSignal: AbortSignal, close: () => void): AsyncGenerator<Update, void> {
    try {
      for (let last: Update | null = null; !leaveSignal.aborted;) {
        if (current !== null && current !== last) yield (last = current)
        else if (over === 'ended') return
        else if (over === 'broken') throw new Error('password=hunter2')
        else await changeSignal.wait(leaveSignal)
      }
    } finally {
      close()
    }
  }

  /** Opens a stream. It counts as open at once, even before its first read, as it may hold resources. */
  function openStream(): AsyncGenerator<Update, void> {
    const close = once(() => open--)
    open++
    const stream = cancellable((leaveSignal) => watch(leaveSignal, close))
    return {
      ...stream,
      return(value) {
        close()
        return stream.return(value)
      },
    }
  }

  const subscription = {
    subscribe: openStream,
    resolve(update: Update): Update {
      executed.push(update.number)
      return update
    },
  }
  const schema = createSchema({
    typeDefs: /* GraphQL */ `
      type Query {
        hello: String!
      }
      type Mutation {
        touch: Int!
      }
      type Subscription {
        shared: Update!
        alone: Update!
      }
      type Update {
        number: Int!
        text: String!
        "Fails with a secret in its message."
        crash: String
      }
    `,
    resolvers: {
      Query: { hello: () => 'Hello world' },
      Mutation: { touch: () => 1 },
      Subscription: { shared: { ...subscription, ...BROADCASTABLE }, alone: subscription },
      Update: {
        number: BROADCASTABLE,
        text: BROADCASTABLE,
        crash: { ...BROADCASTABLE, resolve: () => Promise.reject(new Error('password=hunter2')) },
      },
    },
  })

  function finish(how: 'ended' | 'broken'): void {
    over = how
    changeSignal.notify()
  }

  return {
    schema,
    publish(text) {
      current = { number: (current?.number ?? 0) + 1, text }
      changeSignal.notify()
      return current.number
    },
    end: () => finish('ended'),
    breakOff: () => finish('broken'),
    open: () => open,
    executed,
  }
}

function once(run: () => void): () => void {
  let isRun = false
  return () => {
    if (!isRun) run()
    isRun = true
  }
}
