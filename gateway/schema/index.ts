import './account-lookup.ts'
import './add-pro-player.ts'
import './bootcamp.ts'
import './date-time.ts'
import './ladder.ts'
import './match.ts'
import './pro-players.ts'
import './refresh-account.ts'
import './roster-changes.ts'
import './roster-changes-subscription.ts'
import './search.ts'
import './status.ts'
import './transfer-pro-player.ts'
import './undo-roster-change.ts'
import './viewer.ts'
import { builder } from './builder.ts'

/** The executable contract: schema.graphql is this schema, printed. */
export const schema = builder.toSchema({ sortSchema: false })
