import { type NotAllowed, type NotAllowedReason, toNotAllowed } from '../domain/viewer.ts'
import { builder } from './builder.ts'
import type { GraphQLContext } from './context.ts'
import { ProblemInterface } from './problem.ts'

const HOW_TO_BE_ALLOWED = {
  UNKNOWN_VIEWER:
    'This is not for everybody. Sign in where this server offers it; to change the rosters, the link that it printed when it started does as well (npm run operator prints a new one), or `Authorization: Bearer …` with its OPERATOR_TOKEN.',
  ANOTHER_PAGE:
    'The cookie of an editor counts in requests from pages of this server alone, and this one comes from another page. Use a page of this server, or send `Authorization: Bearer …` with its OPERATOR_TOKEN.',
  SIGN_IN_EXPIRED: 'The ID token has ended: get a new one, as the sign-in does by itself, and send the request again.',
  SIGN_IN_WITHDRAWN:
    'The sign-in counts no longer: it was ended everywhere, or the account was disabled or deleted. Sign in again.',
  SIGN_IN_INVALID: 'What came in `Authorization: Bearer …` is no ID token of the project that signs people in here.',
  SIGN_IN_UNCONFIRMED:
    'Whether the sign-in still counts could not be asked, and nothing is written before that is known. Send the request again.',
  NO_ROLE: 'You are signed in, but were not made an editor: ask whoever runs this server.',
  NOT_SIGNED_IN: 'An operator is nobody by name, and this is kept for a person: sign in.',
} satisfies Record<NotAllowedReason, string>

/** How a viewer comes to be allowed what they are refused. */
export function howToBeAllowed({ reason }: NotAllowed): string {
  return HOW_TO_BE_ALLOWED[reason]
}

const NotAllowedReasonEnum = builder.enumType('NotAllowedReason', {
  description: 'Why the viewer may not do something.',
  values: {
    UNKNOWN_VIEWER: {
      description: 'It is not known who he is: he showed nothing, or a token or a session that is not good any more.',
    },
    ANOTHER_PAGE: {
      description:
        'He showed the cookie of a session in a request from a page of another host, where it does not count.',
    },
    SIGN_IN_EXPIRED: { description: 'His ID token has ended: a new one is all it takes.' },
    SIGN_IN_WITHDRAWN: { description: 'His sign-in was ended everywhere, or his account disabled or deleted.' },
    SIGN_IN_INVALID: { description: 'His token is none of the project that signs people in here.' },
    SIGN_IN_UNCONFIRMED: { description: 'Whether his sign-in still counts could not be asked before a write.' },
    NO_ROLE: { description: 'It is known who he is, and it takes a role that he has not got.' },
    NOT_SIGNED_IN: { description: 'He is an operator, and it takes a person.' },
  } satisfies Record<NotAllowedReason, { description: string }>,
})

export const NotAllowedObject = builder.objectRef<NotAllowed>('NotAllowed').implement({
  description: 'The viewer may not do this.',
  interfaces: [ProblemInterface],
  fields: (t) => ({
    message: t.string({ description: 'How to be allowed to.', resolve: howToBeAllowed }),
    reason: t.field({ type: NotAllowedReasonEnum, description: 'Why not.', resolve: ({ reason }) => reason }),
  }),
})

/** What a mutation answers to a viewer who has not got the right that it names: data, as every refusal that is expected. */
export function refuseViewer(
  _root: unknown,
  _args: unknown,
  { viewer }: GraphQLContext,
): { readonly kind: 'refused'; readonly problems: readonly NotAllowed[] } {
  return { kind: 'refused', problems: [toNotAllowed(viewer)] }
}
