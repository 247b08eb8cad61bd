import type { YogaServerInstance } from 'graphql-yoga'
import type { OperationContext } from '../route.ts'

/** The engine of `/graphql`, for requests over HTTP and for the websocket. */
export type GraphQLEngine = YogaServerInstance<OperationContext, object>
