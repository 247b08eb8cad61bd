import type { Handler } from '../../http/route.ts'
import { findAccountPath } from '../rules/account-path.ts'

/** Handles paths with a region and an account. The card says itself what is wrong with a path that can't name one: its status is 404. */
export function withCardStatus(card: Handler): Handler {
  return async (request, context) => {
    const response = await card(request, context)
    if (findAccountPath(new URL(request.url).pathname) !== null) return response
    return new Response(response.body, { status: 404, headers: response.headers })
  }
}
