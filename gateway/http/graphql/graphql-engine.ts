import type { YogaServerInstance } from 'graphql-yoga'
import type { OperationContext } from '../route.ts'

export type GraphQLEngine = YogaServerInstance<OperationContext, object>
