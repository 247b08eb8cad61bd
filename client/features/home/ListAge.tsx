import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import type { ListSource } from '../../live/updated-list.ts'
import { ownTokens } from '../../theme/tokens.ts'

interface ListAgeProps {
  /** Undefined when the server could not be reached. */
  readonly source: ListSource | undefined
}

const useStyles = makeStyles({ down: { color: ownTokens.gold } })

/** Warns when the source does not answer. */
export function ListAge({ source }: ListAgeProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  if (source === undefined || source.observedAt === null || source.state === 'OFF') return null
  return source.state === 'OK' ? (
    <Age moment={source.observedAt}>{(age) => t('common.updated', { age })}</Age>
  ) : (
    <span className={styles.down}>
      <Age moment={source.observedAt}>{(age) => t('home.live.down', { age })}</Age>
    </span>
  )
}
