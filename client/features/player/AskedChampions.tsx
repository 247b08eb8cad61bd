import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice.tsx'
import { RowsSkeleton } from './SectionSkeleton.tsx'

interface AskedChampionsProps {
  readonly loading: boolean
  /** Text shown after a failure. */
  readonly unreachable: string
  readonly onRetry: () => void
  /** The loaded champions; null without any answer. */
  readonly children: ReactNode
}

const useStyles = makeStyles({ waiting: { opacity: 0.6 } })

export function AskedChampions({ loading, unreachable, onRetry, children }: AskedChampionsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  if (children !== null) {
    return (
      <div className={mergeClasses(loading && styles.waiting)} aria-busy={loading || undefined}>
        {children}
      </div>
    )
  }
  if (loading) return <RowsSkeleton rows={5} rowHeight={77} />
  return (
    <Notice
      role="alert"
      title={t('player.champions.unreachableTitle')}
      actions={<Button onClick={onRetry}>{t('common.retry')}</Button>}
    >
      {unreachable}
    </Notice>
  )
}
