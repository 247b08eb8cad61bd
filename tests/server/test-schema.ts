import { GraphQLError, type GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import type { RequestContext } from '../../gateway/http/route.ts'

/** Context of the resolvers of the test schema. */
interface TestContext {
  readonly operation: RequestContext
}

/** Creates a schema, independent of the product, that covers all outcomes of an operation. */
export function createTestSchema(onSilentEnd: () => void = () => {}): GraphQLSchema {
  return createSchema<TestContext>({
    typeDefs: /* GraphQL */ `
      type Query {
        hello(name: String = "world"): String!
        requestId: String!
        node: Node!
        text(length: Int! = 3): String!
        "Fails with the secrets of the server in its message."
        crash: String
        "Gives a value that its type can't hold."
        mistyped: Int
        "Fails with a code that is meant for the client."
        refused: String
      }
      type Node {
        id: ID!
        child: Node!
      }
      type Mutation {
        touch: Int!
      }
      type Subscription {
        countTo(end: Int!): Int!
        "Never says anything."
        silence: Int!
        "Says 1 and crashes."
        crashAfterOne: Int!
      }
    `,
    resolvers: {
      Query: {
        hello: (_parent, { name }: { name: string }) => `Hello ${name}`,
        requestId: (_parent, _args, { operation }) => operation.requestId,
        node: () => ({}),
        text: (_parent, { length }: { length: number }) => 'abcd '.repeat(length / 5 + 1).slice(0, length),
        crash: () => {
          throw new Error('password=hunter2 at /secret/path')
        },
        mistyped: () => 'hunter2',
        refused: () => {
          throw new GraphQLError('Not on Sundays.', { extensions: { code: 'CLOSED' } })
        },
      },
      Node: { id: () => 'n', child: () => ({}) },
      Mutation: { touch: () => 1 },
      Subscription: {
        countTo: {
          resolve: (count: number) => count,
          async *subscribe(_parent, { end }: { end: number }) {
            for (let count = 1; count <= end; count++) yield count
          },
        },
        silence: { resolve: () => 0, subscribe: () => silence(onSilentEnd) },
        crashAfterOne: {
          resolve: (count: number) => count,
          async *subscribe() {
            yield 1
            throw new Error('password=hunter2')
          },
        },
      },
    },
  })
}

/** Yields nothing and waits until it is ended. */
function silence(onEnd: () => void): AsyncGenerator<number> {
  const { promise, resolve } = Promise.withResolvers<IteratorResult<number>>()
  const finish = async () => {
    resolve({ done: true, value: undefined })
    onEnd()
    return promise
  }
  return {
    next: () => promise,
    return: finish,
    throw: finish,
    [Symbol.asyncIterator]() {
      return this
    },
    async [Symbol.asyncDispose]() {
      await finish()
    },
  }
}
