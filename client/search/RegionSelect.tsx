import { makeStyles, Select, tokens } from '@fluentui/react-components'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '../gql/graphql.ts'
import { findRegion, regionKey, REGIONS } from '../regions.ts'
import { PHONE } from '../theme/lane.ts'

const useStyles = makeStyles({
  // One clear ring in place of Fluent's line, which breaks at these corners.
  root: { minWidth: 0, height: '40px', '::after': { display: 'none' } },
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
})

interface RegionSelectProps {
  readonly region: Region
  readonly onChoose: (region: Region) => void
}

/** A choice among the 17 regions. Enter submits the form it stands in, as in any other field. */
export function RegionSelect({ region, onChoose }: RegionSelectProps) {
  const styles = useStyles()
  const { t } = useTranslation()

  return (
    <Select
      className={styles.root}
      select={{ className: styles.select }}
      aria-label={t('search.region')}
      value={region}
      onChange={(_event, data) => onChoose(findRegion(data.value) ?? region)}
      onKeyDown={submitOnEnter}
      size="large"
    >
      {REGIONS.map((code) => (
        <option key={code} value={code}>
          {code} · {t(`regions.${regionKey(code)}`)}
        </option>
      ))}
    </Select>
  )
}

function submitOnEnter(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
