import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface CountedFactsProps {
  /** True where champions are sorted by the lower end of an interval. */
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

/** What the figures below rest on, and how they are sorted. */
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
