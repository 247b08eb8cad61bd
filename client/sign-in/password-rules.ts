import type { PasswordPolicy } from './session.ts'

/** The weakest policy that Firebase allows any project. */
export const LEAST_POLICY: PasswordPolicy = {
  enforced: true,
  minLength: 6,
  maxLength: null,
  lowercase: false,
  uppercase: false,
  digit: false,
  symbol: false,
  symbols: '',
}

export interface PasswordRule {
  readonly kind: 'minLength' | 'maxLength' | 'lowercase' | 'uppercase' | 'digit' | 'symbol'
  /** Number of characters; null for rules without a length. */
  readonly length: number | null
  readonly met: boolean
}

/** Letters and digits are ASCII only, as in Firebase. */
export function rulesFor(policy: PasswordPolicy, password: string): readonly PasswordRule[] {
  const { minLength, maxLength, symbols } = policy
  const long = password.length
  return [
    { kind: 'minLength', length: minLength, met: long >= minLength },
    ...(maxLength === null ? [] : [{ kind: 'maxLength', length: maxLength, met: long <= maxLength } as const]),
    ...(policy.lowercase ? [{ kind: 'lowercase', length: null, met: /[a-z]/.test(password) } as const] : []),
    ...(policy.uppercase ? [{ kind: 'uppercase', length: null, met: /[A-Z]/.test(password) } as const] : []),
    ...(policy.digit ? [{ kind: 'digit', length: null, met: /[0-9]/.test(password) } as const] : []),
    ...(policy.symbol
      ? [
          {
            kind: 'symbol',
            length: null,
            met: password.split('').some((character) => symbols.includes(character)),
          } as const,
        ]
      : []),
  ]
}

/** True when a password may be submitted: it meets every rule, or the weakest policy's rules when the policy is only advice. */
export function isAllowed(policy: PasswordPolicy, password: string): boolean {
  return rulesFor(policy.enforced ? policy : LEAST_POLICY, password).every(({ met }) => met)
}
