import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { RoleMark } from '../../pro-scene/RoleMark.tsx'
import { ownTokens } from '../../theme/tokens.ts'
import { ROLES } from './roster-fields.ts'

interface RoleChoiceProps {
  readonly id: string
  /** Validation error; null for none. */
  readonly error: string | null
  /** Empty while none is chosen. */
  readonly role: string
  readonly onChoose: (role: string) => void
}

const useStyles = makeStyles({
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  label: { padding: 0, marginBottom: '4px', fontWeight: tokens.fontWeightSemibold },
  roles: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  role: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    height: '40px',
    boxSizing: 'border-box',
    padding: '0 14px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: {
    border: `1px solid ${tokens.colorBrandForeground1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    backgroundImage: `linear-gradient(${ownTokens.brandTint}, ${ownTokens.brandTint})`,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorBrandForeground1 },
  },
  invalid: { border: `1px solid ${ownTokens.loss}` },
  radio: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  error: {
    display: 'block',
    marginTop: '4px',
    color: ownTokens.loss,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
  },
})

export function RoleChoice({ id, error, role: chosen, onChoose }: RoleChoiceProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      aria-required
      aria-invalid={error !== null}
      aria-describedby={`${id}-error`}
    >
      <legend className={styles.label}>{t('addProPlayer.fields.role')}</legend>
      <div className={styles.roles}>
        {ROLES.map((role) => (
          <label
            key={role}
            className={mergeClasses(styles.role, error !== null && styles.invalid, role === chosen && styles.chosen)}
          >
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={role === chosen}
              onChange={() => onChoose(role)}
            />
            <RoleMark role={role} />
          </label>
        ))}
      </div>
      <span id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </span>
    </fieldset>
  )
}
