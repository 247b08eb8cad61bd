import type { GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { News } from '../../gateway/live/news.ts'
import { untilReturned } from '../../gateway/live/until-returned.ts'

/** Something that is told as it changes, to whoever subscribes to it. */
export interface LiveSource {
  /**
   * `shared` is the same for everybody, and so is each of its fields; `alone` is the same too but does not say so. Both tell
   * the number and the text that stand, and whoever asks late only the last ones.
   */
  readonly schema: GraphQLSchema
  /** Sets what stands, and answers its number. Before the first time nobody is told anything. */
  tell(text: string): number
  /** Ends what goes on. */
  end(): void
  /** Breaks what goes on off, with a secret in the message. */
  breakOff(): void
  /** How many streams of events go on. */
  open(): number
  /** The numbers that were made an update of, in order. */
  readonly executed: readonly number[]
}

interface Told {
  readonly number: number
  readonly text: string
}

const BROADCASTABLE = { extensions: { broadcastable: true } }

export function createLiveSource(): LiveSource {
  const news = new News()
  const executed: number[] = []
  let told: Told | null = null
  let over: 'ended' | 'broken' | null = null
  let open = 0

  async function* watch(left: AbortSignal, close: () => void): AsyncGenerator<Told, void> {
    try {
      for (let last: Told | null = null; !left.aborted;) {
        if (told !== null && told !== last) yield (last = told)
        else if (over === 'ended') return
        else if (over === 'broken') throw new Error('password=hunter2')
        else await news.next(left)
      }
    } finally {
      close()
    }
  }

  /** It counts from now on, begun or not: a stream can hold something as soon as it is there. */
  function openStream(): AsyncGenerator<Told, void> {
    const close = once(() => open--)
    open++
    const stream = untilReturned((left) => watch(left, close))
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
    resolve(update: Told): Told {
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
    news.tell()
  }

  return {
    schema,
    tell(text) {
      told = { number: (told?.number ?? 0) + 1, text }
      news.tell()
      return told.number
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
