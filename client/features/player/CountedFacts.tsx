import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface CountedFactsProps {
  /** True while the champions are sorted by the lower bound of an interval. */
  readonly byInterval: boolean
  readonly children: ReactNode
}

const useStyles = makeStyles({
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    margin: '0 0 10px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The sample and the sort order of the figures below. */
export function CountedFacts({ byInterval, children }: CountedFactsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.facts}>
      {children}
      {byInterval ? <span>{t('account.champions.byInterval')}</span> : null}
    </div>
  )
}
