import './account-lookup.ts'
import './date-time.ts'
import './match.ts'
import './refresh-account.ts'
import './status.ts'
import { builder } from './builder.ts'

/** The executable contract: schema.graphql is this schema, printed. */
export const schema = builder.toSchema({ sortSchema: false })
