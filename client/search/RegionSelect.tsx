import { makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '../gql/graphql.ts'
import { findRegion, regionKey, REGIONS } from '../regions.ts'
import { PHONE } from '../theme/lane.ts'

const useStyles = makeStyles({
  // One clear ring in place of Fluent's line, which breaks at these corners.
  root: { width: '100%', minWidth: 0, height: '40px', '::after': { display: 'none' } },
  select: {
    height: '40px',
    minWidth: 0,
    padding: '0 34px 0 12px',
    borderBottomColor: tokens.colorNeutralStroke1,
    textOverflow: 'ellipsis',
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase300,
    [PHONE]: { fontSize: tokens.fontSizeBase400 },
    ':focus-visible': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      outline: `1px solid ${tokens.colorCompoundBrandStroke}`,
    },
  },
  // A select shows its option in full when it is closed; over it lies the code alone.
  covered: { color: 'transparent', ':hover': { color: 'transparent' }, ':active': { color: 'transparent' } },
  option: { color: tokens.colorNeutralForeground1 },
  cover: { position: 'relative' },
  code: {
    position: 'absolute',
    insetInlineStart: '13px',
    top: 0,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '40px',
    pointerEvents: 'none',
    [PHONE]: { fontSize: tokens.fontSizeBase400 },
    // There a select's text can't be hidden.
    '@media (forced-colors: active)': { display: 'none' },
  },
})

interface RegionSelectProps {
  /** Shows only the code of the region while it is closed. */
  readonly codeOnly: boolean
  readonly region: Region
  readonly onChoose: (region: Region) => void
}

/** A choice among the 17 regions. Enter submits the form it stands in, as in any other field. */
export function RegionSelect({ codeOnly, region, onChoose }: RegionSelectProps) {
  const styles = useStyles()
  const { t } = useTranslation()

  return (
    <div className={styles.cover}>
      <Select
        className={styles.root}
        select={{ className: mergeClasses(styles.select, codeOnly && styles.covered) }}
        aria-label={t('search.region')}
        value={region}
        onChange={(_event, data) => onChoose(findRegion(data.value) ?? region)}
        onKeyDown={submitOnEnter}
        size="large"
      >
        {REGIONS.map((code) => (
          <option key={code} value={code} className={styles.option}>
            {code} · {t(`regions.${regionKey(code)}`)}
          </option>
        ))}
      </Select>
      {codeOnly ? (
        <span aria-hidden className={styles.code}>
          {region}
        </span>
      ) : null}
    </div>
  )
}

function submitOnEnter(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
