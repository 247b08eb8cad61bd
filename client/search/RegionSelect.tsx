import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { REGION, type RegionChoice } from '../settings/choices.ts'
import { FORCED_COLORS, PHONE } from '../theme/tokens.ts'
import { RegionOptions } from './RegionOptions.tsx'
import { SEARCH_FIELDS } from './search-fields.ts'
import { submitOnEnter } from './submit-on-enter.ts'

const useStyles = makeStyles({
  select: {
    appearance: 'none',
    display: 'block',
    width: '100%',
    minWidth: 0,
    height: '40px',
    boxSizing: 'border-box',
    padding: '0 34px 0 12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    [PHONE]: { fontSize: tokens.fontSizeBase400 },
    ':focus-visible': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      outline: `1px solid ${tokens.colorCompoundBrandStroke}`,
    },
  },
  // A closed select shows its option in full. Only the code, drawn over it, is visible.
  covered: { color: 'transparent' },
  cover: { position: 'relative', color: tokens.colorNeutralForeground3 },
  arrow: {
    position: 'absolute',
    insetInlineEnd: '12px',
    top: '12px',
    width: '16px',
    height: '16px',
    fill: 'none',
    stroke: 'currentColor',
    pointerEvents: 'none',
  },
  code: {
    position: 'absolute',
    insetInlineStart: '13px',
    top: 0,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '40px',
    pointerEvents: 'none',
    [PHONE]: { fontSize: tokens.fontSizeBase400 },
    // In forced-colours mode, a select's text can't be hidden.
    [FORCED_COLORS]: { display: 'none' },
  },
})

interface RegionSelectProps {
  /** Shows only the region's code while the list is closed. */
  readonly codeOnly: boolean
  readonly region: RegionChoice
  readonly onChoose: (region: RegionChoice) => void
}

/** Enter submits the form, as in any other field. */
export function RegionSelect({ codeOnly, region, onChoose }: RegionSelectProps) {
  const styles = useStyles()
  const { t } = useTranslation()

  return (
    <div className={styles.cover}>
      <select
        className={mergeClasses(styles.select, codeOnly && styles.covered)}
        name={SEARCH_FIELDS.region}
        aria-label={t('search.region')}
        value={region}
        onChange={({ target }) => onChoose(REGION.find(target.value) ?? region)}
        onKeyDown={submitOnEnter}
      >
        <RegionOptions any="last" />
      </select>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.arrow}>
        <path d="m2.5 5.5 5.5 5.5 5.5-5.5" />
      </svg>
      {codeOnly ? (
        <span aria-hidden className={styles.code}>
          {region === 'ANY' ? t('search.anyRegion') : region}
        </span>
      ) : null}
    </div>
  )
}
