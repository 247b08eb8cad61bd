import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/useFormat.ts'
import { ownTokens } from '../../theme/tokens.ts'
import type { RankChange } from './account-changes.ts'
import { newsTag } from './news-style.ts'
import { rankMarkWords } from './refresh-words.ts'

interface RankNewsProps {
  /** Changes by the last refresh; empty for none. */
  readonly changes: readonly RankChange[]
  readonly children: ReactNode
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  changed: {
    backgroundColor: ownTokens.brandTint,
    borderRadius: tokens.borderRadiusLarge,
    outline: `1px solid ${tokens.colorBrandForeground1}`,
  },
  tags: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    margin: 0,
    padding: '8px 16px',
    listStyleType: 'none',
  },
  tag: newsTag,
})

/** Marks ranks that a refresh has changed, with the change in words. */
export function RankNews({ changes, children }: RankNewsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div className={mergeClasses(styles.root, changes.length > 0 && styles.changed)}>
      {changes.length === 0 ? null : (
        <ul className={styles.tags}>
          {changes.map((change) => (
            <li key={change.queueType} className={styles.tag}>
              {rankMarkWords(change, t, format)}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
