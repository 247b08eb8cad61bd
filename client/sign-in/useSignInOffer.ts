import { useSignInOfferQuery } from '../gql/SignInOffer.ts'
import { useSession } from './session.ts'

/** True when signing in is available and not done; null while that is unknown. */
export function useSignInOffer(): boolean | null {
  const session = useSession()
  const { data } = useSignInOfferQuery()
  if (session.kind === 'in') return false
  if (session.kind === 'starting' || data === undefined) return null
  return data.status.signIn !== null
}
