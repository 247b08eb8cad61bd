import type { PasswordPolicy } from './session.ts'

/** The least that any project asks for. */
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

/** Something that a password must be. */
export interface PasswordRule {
  readonly is: 'minLength' | 'maxLength' | 'lowercase' | 'uppercase' | 'digit' | 'symbol'
  /** How many characters; null for a rule of no length. */
  readonly length: number | null
  readonly met: boolean
}

/** Every rule of a policy, and whether a password keeps it. Letters and digits are those of ASCII, as Firebase counts them. */
export function rulesFor(policy: PasswordPolicy, password: string): readonly PasswordRule[] {
  const { minLength, maxLength, symbols } = policy
  const long = password.length
  return [
    { is: 'minLength', length: minLength, met: long >= minLength },
    ...(maxLength === null ? [] : [{ is: 'maxLength', length: maxLength, met: long <= maxLength } as const]),
    ...(policy.lowercase ? [{ is: 'lowercase', length: null, met: /[a-z]/.test(password) } as const] : []),
    ...(policy.uppercase ? [{ is: 'uppercase', length: null, met: /[A-Z]/.test(password) } as const] : []),
    ...(policy.digit ? [{ is: 'digit', length: null, met: /[0-9]/.test(password) } as const] : []),
    ...(policy.symbol
      ? [
          {
            is: 'symbol',
            length: null,
            met: password.split('').some((character) => symbols.includes(character)),
          } as const,
        ]
      : []),
  ]
}

/** Whether a password can be sent: it keeps every rule, or those of every project where the policy is only advice. */
export function isAllowed(policy: PasswordPolicy, password: string): boolean {
  return rulesFor(policy.enforced ? policy : LEAST_POLICY, password).every(({ met }) => met)
}
