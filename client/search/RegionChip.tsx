import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { REGION, type RegionChoice } from '../settings/choices.ts'
import { FORCED_COLORS, PHONE } from '../theme/tokens.ts'
import { RegionOptions } from './RegionOptions.tsx'
import { SEARCH_FIELDS } from './search-fields.ts'
import { submitOnEnter } from './submit-on-enter.ts'

const useStyles = makeStyles({
  // The visible word decides the width: a select would be as wide as its longest option.
  chip: {
    position: 'relative',
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: '6px',
    height: '100%',
    boxSizing: 'border-box',
    padding: '0 12px 0 14px',
    borderInlineEndWidth: '1px',
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke1,
    borderStartStartRadius: 'inherit',
    borderEndStartRadius: 'inherit',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    [PHONE]: { padding: '0 8px 0 12px' },
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  select: {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    width: '100%',
    border: 'none',
    backgroundColor: 'transparent',
    // Only the word below it is visible.
    color: 'transparent',
    cursor: 'pointer',
    fontFamily: 'inherit',
    // iOS zooms into fields with smaller letters.
    fontSize: tokens.fontSizeBase400,
    outlineStyle: 'none',
  },
  // In forced-colours mode, a select's text can't be hidden.
  word: { [FORCED_COLORS]: { visibility: 'hidden' } },
  wide: { [PHONE]: { display: 'none' } },
  narrow: { display: 'none', [PHONE]: { display: 'inline' } },
  arrow: { width: '12px', height: '12px', fill: 'none', stroke: 'currentColor', strokeWidth: '1.5' },
})

interface RegionChipProps {
  readonly region: RegionChoice
  readonly onChoose: (region: RegionChoice) => void
}

/** The region of a search in one field. Enter submits the form, as in any other field. */
export function RegionChip({ region, onChoose }: RegionChipProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <span className={styles.chip}>
      <span aria-hidden className={styles.word}>
        {region === 'ANY' ? (
          <>
            <span className={styles.wide}>{t('search.anyRegion')}</span>
            <span className={styles.narrow}>{t('search.anyRegionShort')}</span>
          </>
        ) : (
          region
        )}
      </span>
      <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.arrow}>
        <path d="m2 4 4 4 4-4" />
      </svg>
      <select
        className={styles.select}
        name={SEARCH_FIELDS.region}
        aria-label={t('search.region')}
        value={region}
        onChange={({ target }) => onChoose(REGION.find(target.value) ?? region)}
        onKeyDown={submitOnEnter}
      >
        <RegionOptions any="first" />
      </select>
    </span>
  )
}
