import type { Handler } from '../../http/route.ts'
import { findAccountPath } from '../rules/account-path.ts'

/** Handles paths with a region and an account: the card, or the "not found" page when the path can't name an account. */
export function cardOrPage(card: Handler, page: Handler): Handler {
  return (request, context) => {
    const account = findAccountPath(new URL(request.url).pathname)
    return account === null ? page(request, context) : card(request, context)
  }
}
