import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../components/Age.tsx'

interface SampleWordsProps {
  readonly sample: {
    /** The newest first. */
    readonly patches: readonly string[]
    /** Number of matches with a player of the population. */
    readonly matches: number
    /** Last counted game; null before the first one. */
    readonly countedAt: string | null
  }
}

const useStyles = makeStyles({
  root: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
  },
})

export function SampleWords({ sample: { patches, matches, countedAt } }: SampleWordsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const newest = patches.at(0)
  const oldest = patches.at(-1)
  return (
    <p className={styles.root}>
      {newest === undefined || oldest === undefined ? null : (
        <>
          <span title={patches.join(', ')}>
            {newest === oldest
              ? t('statistics.onePatch', { patch: newest })
              : t('statistics.patches', { oldest, newest })}
          </span>
          {' · '}
        </>
      )}
      {t('common.matches', { count: matches })}
      {countedAt === null ? null : (
        <>
          {' · '}
          <Age moment={countedAt}>{(age) => t('common.updated', { age })}</Age>
        </>
      )}
    </p>
  )
}
