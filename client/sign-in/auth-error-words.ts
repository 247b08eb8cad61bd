import type { TFunction } from 'i18next'
import type en from '../../texts/en/on-demand/signIn.json'

type AuthErrorKey = keyof (typeof en)['errors']

/** Translation key for each error code of the sign-in service. */
export const AUTH_ERRORS = {
  'email-already-in-use': 'emailTaken',

  'invalid-credential': 'noMatch',
  'wrong-password': 'noMatch',
  'user-not-found': 'noMatch',
  'rejected-credential': 'noMatch',

  'too-many-requests': 'tooMany',
  'quota-exceeded': 'tooMany',

  'expired-action-code': 'linkExpired',
  'invalid-action-code': 'linkInvalid',

  'requires-recent-login': 'confirmAgain',
  'user-token-expired': 'ended',
  'invalid-user-token': 'ended',
  'null-user': 'ended',
  'user-signed-out': 'ended',
  'user-disabled': 'disabled',

  'password-does-not-meet-requirements': 'weakPassword',
  'weak-password': 'weakPassword',
  'missing-password': 'noPassword',
  'invalid-email': 'badEmail',
  'missing-email': 'badEmail',
  'unverified-email': 'unverified',
  'invalid-recipient-email': 'mail',
  'invalid-sender': 'mail',
  'invalid-message-payload': 'mail',

  'multi-factor-auth-required': 'secondStep',
  'multi-factor-info-not-found': 'secondStep',
  'missing-multi-factor-info': 'secondStep',
  'missing-multi-factor-session': 'secondStep',
  'invalid-multi-factor-session': 'secondStep',
  'second-factor-already-in-use': 'secondStep',
  'maximum-second-factor-count-exceeded': 'secondStep',
  'unsupported-first-factor': 'secondStep',

  'recaptcha-not-enabled': 'robot',
  'missing-recaptcha-token': 'robot',
  'invalid-recaptcha-token': 'robot',
  'invalid-recaptcha-action': 'robot',
  'missing-recaptcha-version': 'robot',
  'invalid-recaptcha-version': 'robot',
  'missing-client-type': 'robot',
  'invalid-req-type': 'robot',
  'captcha-check-failed': 'robot',

  'code-expired': 'code',
  'invalid-verification-code': 'code',
  'missing-verification-code': 'code',
  'invalid-verification-id': 'code',
  'missing-verification-id': 'code',

  'unauthorized-domain': 'domain',
  'unauthorized-continue-uri': 'domain',

  'network-request-failed': 'network',
  timeout: 'network',

  'account-exists-with-different-credential': 'otherWay',
  'credential-already-in-use': 'otherWay',
  'provider-already-linked': 'otherWay',
  'email-change-needs-verification': 'otherWay',

  'popup-blocked': 'popupBlocked',
  'popup-closed-by-user': 'popupClosed',
  'cancelled-popup-request': 'popupReplaced',
  'user-cancelled': 'declined',
  'redirect-cancelled-by-user': 'declined',

  'operation-not-allowed': 'notOffered',
  'admin-restricted-operation': 'notOffered',
  'user-mismatch': 'otherPerson',
  'web-storage-unsupported': 'storage',
  'operation-not-supported-in-this-environment': 'storage',

  'invalid-api-key': 'setUp',
  'configuration-not-found': 'setUp',
  'auth-domain-config-required': 'setUp',
  'invalid-oauth-client-id': 'setUp',
  'invalid-oauth-provider': 'setUp',
  'invalid-tenant-id': 'setUp',
  'emulator-config-failed': 'setUp',
  'app-deleted': 'setUp',

  'internal-error': 'internal',
  // Not a code of the service: the code of the sign-in could not be fetched.
  unavailable: 'unavailable',
} as const satisfies Readonly<Record<string, AuthErrorKey>>

/** An unknown code is quoted. */
export function authErrorWords(t: TFunction<'signIn'>, code: string): string {
  return t(`errors.${isKnown(code) ? AUTH_ERRORS[code] : 'unknown'}`, { code })
}

const isKnown = (code: string): code is keyof typeof AUTH_ERRORS => Object.hasOwn(AUTH_ERRORS, code)
