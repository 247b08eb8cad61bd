import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useBuildsWords } from '../../../builds/useBuildsWords.ts'
import { WinShare } from '../../../components/WinShare.tsx'
import { isTinySample } from '../../../game/small-sample.ts'
import { graphql } from '../../../gql/gql.ts'
import type { BuildsSample_buildsFragment } from '../../../gql/graphql.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { sampleSize } from './sample-size.ts'

graphql(/* GraphQL */ `
  fragment BuildsSample_builds on ChampionBuilds {
    patches
    games
    countedGames
    hasOlder
    winRate {
      value
      games
      low
      high
    }
  }
`)

interface BuildsSampleProps {
  readonly builds: BuildsSample_buildsFragment
  /** True when the builds are those of a band of ranks. */
  readonly ranked: boolean
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '2px',
    margin: '12px 0 20px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  size: { margin: 0 },
  number: { fontSize: tokens.fontSizeBase300, lineHeight: '22px', color: tokens.colorNeutralForeground1 },
  together: { whiteSpace: 'nowrap' },
  caveats: { maxWidth: '75ch', margin: 0, textWrap: 'pretty' },
})

export function BuildsSample({ builds, ranked }: BuildsSampleProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useBuildsWords()
  const format = useFormat()
  const { patches, games, winRate } = builds
  const { counted, missing } = sampleSize(builds)
  const newest = patches.at(0)
  const oldest = patches.at(-1)
  const caveats = [
    ...(missing === 0 ? [] : [words('sample.missing', { count: missing })]),
    ...(builds.hasOlder ? [words('sample.limit')] : []),
    ...(ranked ? [words('sample.rank')] : []),
    words('sample.later'),
  ]
  return (
    <div className={styles.root}>
      <p className={styles.size}>
        <span className={styles.number}>
          {counted === null
            ? words('sample.games', { count: games })
            : words('sample.counted', { count: counted, games: format.number(games) })}
        </span>
        {newest === undefined || oldest === undefined ? null : (
          <>
            {' · '}
            {newest === oldest
              ? t('statistics.onePatch', { patch: newest })
              : t('statistics.patches', { oldest, newest })}
          </>
        )}
        {winRate === null ? null : (
          <>
            {' · '}
            <span className={styles.together}>
              {t('championBuilds.winRate')} <WinShare value={winRate.value} games={winRate.games} />
            </span>
            {isTinySample(winRate.games)
              ? null
              : ` · ${t('account.rate.interval', {
                  low: format.number(winRate.low * 100, 0),
                  high: format.percent(winRate.high, 0),
                })}`}
          </>
        )}
      </p>
      <p className={styles.caveats}>{caveats.join(' ')}</p>
    </div>
  )
}
