import type { ApolloLink } from '@apollo/client'
import { defer, from, mergeMap, of, type Observable } from 'rxjs'
import type { Sessions } from '../sign-in/session.ts'

interface Sending extends Pick<Sessions, 'authorization'> {
  readonly forward: ApolloLink.ForwardFunction
  /** Value of the `authorization` header. */
  readonly header: string
}

/** Sends a request with the viewer's authorization; once more, with a renewed token, when the token has expired. */
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
      hasExpiredToken(result) ? defer(() => from(authorization('renewed'))).pipe(mergeMap(send)) : of(result),
    ),
  )
}

/** True when part of the request was rejected because a token has expired. */
function hasExpiredToken({ data }: ApolloLink.Result): boolean {
  return Object.values(data ?? {})
    .flatMap(findRefusals)
    .some(({ reason }) => reason === 'SIGN_IN_EXPIRED')
}

/** A rejection is either the whole answer or one of a mutation's problems. */
function findRefusals(answer: unknown): readonly { readonly reason: unknown }[] {
  if (typeof answer !== 'object' || answer === null) return []
  if ('reason' in answer) return [answer]
  return 'problems' in answer && Array.isArray(answer.problems) ? answer.problems.flatMap(findRefusals) : []
}
