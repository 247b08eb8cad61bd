import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../components/Chip.tsx'
import type { AccountParams } from '../../paths.ts'
import { regionKey } from '../../regions.ts'
import { PHONE } from '../../theme/lane.ts'
import { accountNameStyle, tagLineStyle } from './account-name-style.ts'

interface HeaderBandProps extends AccountParams {
  readonly mark: ReactNode
  /** Chips behind the one of the region. */
  readonly chips?: ReactNode
  readonly action: ReactNode
  /** What stands below the name. */
  readonly children: ReactNode
}

const useStyles = makeStyles({
  header: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '20px',
    rowGap: '16px',
    padding: '16px 0 14px',
    [PHONE]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '14px', padding: '16px 0 8px' },
  },
  mark: { alignSelf: 'start', [PHONE]: { zoom: 0.7 } },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  name: { ...accountNameStyle, margin: '6px 0 4px' },
  tagLine: tagLineStyle,
  action: { justifySelf: 'end', minWidth: '128px', [PHONE]: { gridColumn: '1 / -1', justifySelf: 'stretch' } },
})

/** The head of the page: who the account is. Its name is known from the address before anything has come. */
export function HeaderBand({ region, gameName, tagLine, mark, chips, action, children }: HeaderBandProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <header className={styles.header}>
      <div className={styles.mark}>{mark}</div>
      <div>
        <div className={styles.chips}>
          <Chip title={t(`regions.${regionKey(region)}`)}>{region}</Chip>
          {chips}
        </div>
        <h1 className={styles.name}>
          <bdi>{gameName}</bdi> <span className={styles.tagLine}>#{tagLine}</span>
        </h1>
        {children}
      </div>
      <div className={styles.action}>{action}</div>
    </header>
  )
}
