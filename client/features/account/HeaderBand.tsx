import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../components/Chip.tsx'
import { PageBand } from '../../components/PageBand.tsx'
import { regionKey } from '../../game/regions.ts'
import type { AccountParams } from '../../paths.ts'
import { tagLineStyle } from './tag-line-style.ts'

interface HeaderBandProps extends AccountParams {
  readonly mark: ReactNode
  /** Chips after the region's chip. */
  readonly chips?: ReactNode
  readonly action: ReactNode
  readonly children: ReactNode
}

const useStyles = makeStyles({ tagLine: tagLineStyle, action: { minWidth: '128px' } })

/** The name is known from the address before any data arrives. */
export function HeaderBand({ region, gameName, tagLine, mark, chips, action, children }: HeaderBandProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <PageBand
      mark={mark}
      chips={
        <>
          <Chip title={t(`regions.${regionKey(region)}`)}>{region}</Chip>
          {chips}
        </>
      }
      title={
        <>
          <bdi>{gameName}</bdi> <span className={styles.tagLine}>#{tagLine}</span>
        </>
      }
      action={<div className={styles.action}>{action}</div>}
    >
      {children}
    </PageBand>
  )
}
