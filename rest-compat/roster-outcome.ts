import { type Failure, forbidden, notFound, unavailable, unknownCaller, unprocessable } from './failure.ts'
import { graphql } from './gql/gql.ts'
import {
  FieldRule,
  type NotAllowedReason,
  type RosterProblemFragment,
  type WholeProPlayerFragment,
} from './gql/graphql.ts'
import { noPlayer, noTeam } from './pro-not-found.ts'

/** Spread by each document that changes the rosters: why it did not. */
graphql(`
  fragment RosterProblem on Problem {
    __typename
    message
    ... on NotAllowed {
      reason
    }
    ... on InvalidField {
      path
      rule
    }
    ... on UpstreamUnavailable {
      retryAt
    }
  }
`)

/** What a request to change the rosters was sent with, by the names of the contract's input. */
type Sent = Readonly<Record<string, string | null>>

interface RosterPayload {
  readonly player: WholeProPlayerFragment | null
  readonly problems: readonly RosterProblemFragment[]
}

/** The player as he is after a change of the rosters, or why there was none. */
export function toRosterOutcome({ player, problems }: RosterPayload, sent: Sent): WholeProPlayerFragment | Failure {
  const [problem] = problems
  if (problem !== undefined) return toFailure(problem, sent)
  // Whoever sends a request again that was carried out before gets the player as he is now.
  return player ?? notFound('The player is not in the rosters any more.')
}

function toFailure(problem: RosterProblemFragment, sent: Sent): Failure {
  const { __typename: kind, message } = problem
  if (kind === 'NotAllowed') return toRefused({ reason: problem.reason, message })
  if (kind === 'UpstreamUnavailable') return unavailable(message, Date.parse(problem.retryAt))
  if (kind === 'AccountNotFound') return notFound(message)
  if (kind !== 'InvalidField') return unprocessable(message)
  const { path, rule } = problem
  if (rule === FieldRule.UNKNOWN) return toNotFound(path, sent[path] ?? '')
  const field = FIELDS.get(path)
  return unprocessable(field === undefined ? message : `${field}: ${message}`)
}

/** Why the contract lets a sender not write, as its `NotAllowed` says it. */
export interface NotAllowed {
  readonly reason: NotAllowedReason
  readonly message: string
}

/** What an old client is answered that may not write. */
export function toRefused({ reason, message }: NotAllowed): Failure {
  return REFUSALS[reason](message)
}

/** Who shows nothing good can mend that by showing something else; who is known, or shows it in the wrong place, can't. */
const REFUSALS: Readonly<Record<NotAllowedReason, (detail: string) => Failure>> = {
  UNKNOWN_VIEWER: unknownCaller,
  SIGN_IN_EXPIRED: unknownCaller,
  SIGN_IN_WITHDRAWN: unknownCaller,
  SIGN_IN_INVALID: unknownCaller,
  SIGN_IN_UNCONFIRMED: (detail) => unavailable(detail),
  ANOTHER_PAGE: forbidden,
  NO_ROLE: forbidden,
  NOT_SIGNED_IN: forbidden,
}

/** What old clients call fields that are not plain from what is said of them. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['league', 'region'],
  ['idempotencyKey', 'Idempotency-Key'],
])

/** Only players and teams are looked up by what was sent. */
function toNotFound(path: string, text: string): Failure {
  return path === 'player' ? noPlayer(text) : noTeam(text)
}
