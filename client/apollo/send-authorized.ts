import type { ApolloLink } from '@apollo/client'
import { defer, from, mergeMap, of, type Observable } from 'rxjs'
import type { Sessions } from '../sign-in/session.ts'

interface Sending extends Pick<Sessions, 'authorization'> {
  readonly forward: ApolloLink.ForwardFunction
  /** Who sends it. */
  readonly header: string
}

/** Sends a request in somebody's name. One that is refused because the proof has ended is sent again, once, with another. */
export function sendAuthorized(
  operation: ApolloLink.Operation,
  { forward, header, authorization }: Sending,
): Observable<ApolloLink.Result> {
  const send = (shown: string | null) => {
    operation.setContext({ headers: shown === null ? {} : { authorization: shown } })
    return forward(operation)
  }
  return send(header).pipe(
    mergeMap((result) =>
      isExpired(result) ? defer(() => from(authorization('renewed'))).pipe(mergeMap(send)) : of(result),
    ),
  )
}

/** Whether something of what was asked for was refused because a token has ended. */
function isExpired({ data }: ApolloLink.Result): boolean {
  return Object.values(data ?? {})
    .flatMap(findRefusals)
    .some(({ reason }) => reason === 'SIGN_IN_EXPIRED')
}

/** A refusal is an answer of its own, or stands among the problems of a mutation. */
function findRefusals(answer: unknown): readonly { readonly reason: unknown }[] {
  if (typeof answer !== 'object' || answer === null) return []
  if ('reason' in answer) return [answer]
  return 'problems' in answer && Array.isArray(answer.problems) ? answer.problems.flatMap(findRefusals) : []
}
