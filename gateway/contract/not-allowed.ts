import { type NotAllowed, type NotAllowedReason, toNotAllowed } from '../identity/rules/viewer.ts'
import { builder } from './builder.ts'
import type { GraphQLContext } from './context.ts'
import { ProblemInterface } from './problem.ts'

const MESSAGES = {
  UNKNOWN_VIEWER:
    'Permission required. Sign in if this server offers it. To change the rosters you can also open the link that the server printed when it started (npm run operator prints a new one), or send `Authorization: Bearer …` with its OPERATOR_TOKEN.',
  ANOTHER_PAGE:
    'The editor cookie is accepted only in requests from pages of this server, but this request came from another page. Use a page of this server, or send `Authorization: Bearer …` with its OPERATOR_TOKEN.',
  SIGN_IN_EXPIRED: 'The ID token has expired: get a new one from the sign-in service and send the request again.',
  SIGN_IN_WITHDRAWN: 'The sign-in was revoked, or the account was disabled or deleted. Sign in again.',
  SIGN_IN_INVALID:
    'The token in `Authorization: Bearer …` is not a valid ID token of the sign-in service of this server.',
  SIGN_IN_UNCONFIRMED:
    'The sign-in service could not confirm that the sign-in is still valid, which is required for writes. Send the request again later.',
  NO_ROLE: 'Your account does not have the editor role: ask the operator of this server for it.',
  NOT_SIGNED_IN: 'This requires a personal account, and operator access is not personal: sign in.',
} satisfies Record<NotAllowedReason, string>

/** Returns a sentence that explains how to get the missing permission. */
export function notAllowedMessage({ reason }: NotAllowed): string {
  return MESSAGES[reason]
}

const NotAllowedReasonEnum = builder.enumType('NotAllowedReason', {
  description: 'Reason why the viewer lacks permission.',
  values: {
    UNKNOWN_VIEWER: {
      description: 'The viewer is unknown: the request has no credentials, or its token or session is no longer valid.',
    },
    ANOTHER_PAGE: {
      description:
        'The request has a session cookie but was sent from a page of another host, where the cookie is not accepted.',
    },
    SIGN_IN_EXPIRED: { description: 'The ID token has expired. Get a new one and retry.' },
    SIGN_IN_WITHDRAWN: { description: 'The sign-in was revoked, or the account was disabled or deleted.' },
    SIGN_IN_INVALID: { description: 'The token was not issued by the sign-in service of this server.' },
    SIGN_IN_UNCONFIRMED: {
      description: 'The sign-in service could not confirm before a write that the sign-in is still valid.',
    },
    NO_ROLE: { description: 'The person lacks the required role.' },
    NOT_SIGNED_IN: { description: 'The viewer is an operator, but a signed-in person is required.' },
  } satisfies Record<NotAllowedReason, { description: string }>,
})

export const NotAllowedObject = builder.objectRef<NotAllowed>('NotAllowed').implement({
  description: 'The viewer lacks the permission for this request.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({
      description: 'Sentence that explains how to get the permission, in English.',
      resolve: notAllowedMessage,
    }),
    reason: t.field({
      type: NotAllowedReasonEnum,
      description: 'Reason for the refusal.',
      resolve: ({ reason }) => reason,
    }),
  }),
})

/** Resolves a mutation for a viewer without the required right. Expected refusals are data, not errors. */
export function refuseViewer(
  _root: unknown,
  _args: unknown,
  { viewer }: GraphQLContext,
): { readonly kind: 'refused'; readonly problems: readonly NotAllowed[] } {
  return { kind: 'refused', problems: [toNotAllowed(viewer)] }
}
