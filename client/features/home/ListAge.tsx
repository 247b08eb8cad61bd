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

/** States the age of the oldest part of a list, and warns when its source does not answer. */
export function ListAge({ source }: ListAgeProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  if (source === undefined || source.oldestAt === null || source.state === 'OFF') return null
  return source.state === 'OK' ? (
    <Age moment={source.oldestAt}>{(age) => t('common.updated', { age })}</Age>
  ) : (
    <span className={styles.down}>
      <Age moment={source.oldestAt}>{(age) => t('home.live.down', { age })}</Age>
    </span>
  )
}
