import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../components/Chip.tsx'
import { regionKey } from '../../game/regions.ts'
import type { AccountParams } from '../../paths.ts'
import { pageTitleStyle } from '../../theme/page-title-style.ts'
import { tagLineStyle } from './tag-line-style.ts'

interface ProblemPageProps {
  readonly asked: AccountParams
  readonly children: ReactNode
}

const useStyles = makeStyles({
  page: { paddingTop: '32px' },
  name: { ...pageTitleStyle, margin: '6px 0 16px' },
  tagLine: tagLineStyle,
})

/** Still names the account. */
export function ProblemPage({ asked, children }: ProblemPageProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.page}>
      <Chip title={t(`regions.${regionKey(asked.region)}`)}>{asked.region}</Chip>
      <h1 className={styles.name}>
        <bdi>{asked.gameName}</bdi> <span className={styles.tagLine}>#{asked.tagLine}</span>
      </h1>
      {children}
    </div>
  )
}
