import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { regionKey, REGIONS } from '../game/regions.ts'

const useStyles = makeStyles({
  option: { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorNeutralForeground1 },
})

interface RegionOptionsProps {
  /** Position of "any region". */
  readonly any: 'first' | 'last'
}

/** The options of a select for the region of a search. */
export function RegionOptions({ any }: RegionOptionsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const anyRegion = (
    <option value="ANY" className={styles.option}>
      {t('search.anyRegion')}
    </option>
  )
  return (
    <>
      {any === 'first' ? anyRegion : null}
      {REGIONS.map((code) => (
        <option key={code} value={code} className={styles.option}>
          {code} · {t(`regions.${regionKey(code)}`)}
        </option>
      ))}
      {any === 'last' ? anyRegion : null}
    </>
  )
}
