import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { rulesFor, type PasswordRule } from './password-rules.ts'
import type { PasswordPolicy } from './session.ts'
import { useSignInWords } from './useSignInWords.ts'

const useStyles = makeStyles({
  rules: {
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
  },
  title: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: '2px 16px',
    margin: '4px 0 0',
    padding: 0,
    listStyleType: 'none',
  },
  rule: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground2 },
  met: { color: tokens.colorNeutralForeground1 },
  tick: { flexShrink: 0, color: tokens.colorBrandForeground1 },
})

interface PasswordRulesProps {
  readonly policy: PasswordPolicy
  readonly password: string
}

/** The rules of the password policy, ticked off while typing. */
export function PasswordRules({ policy, password }: PasswordRulesProps) {
  const styles = useStyles()
  const words = useSignInWords()
  return (
    <div className={styles.rules}>
      <p className={styles.title}>{words(policy.enforced ? 'rules.title' : 'rules.advice')}</p>
      <ul className={styles.list}>
        {rulesFor(policy, password).map((rule) => (
          <li key={rule.kind} className={mergeClasses(styles.rule, rule.met && styles.met)}>
            <svg aria-hidden className={styles.tick} width="14" height="14" viewBox="0 0 14 14" fill="none">
              {rule.met ? (
                <path d="M2.5 7.5 5.5 10.5 11.5 3.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              ) : (
                <circle cx="7" cy="7" r="4.5" stroke={tokens.colorNeutralStrokeAccessible} />
              )}
            </svg>
            <span>
              {ruleWords(words, rule)}
              <VisuallyHidden>: {words(rule.met ? 'rules.met' : 'rules.unmet')}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ruleWords(words: TFunction<'signIn'>, rule: PasswordRule): string {
  return rule.kind === 'minLength' || rule.kind === 'maxLength'
    ? words(`rules.${rule.kind}`, { count: rule.length ?? 0 })
    : words(`rules.${rule.kind}`)
}
