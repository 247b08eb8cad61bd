import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { LiveDot } from '../../components/LiveDot.tsx'
import type { ChannelState, StreamsPageQuery } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { useChannelWords } from './useChannelWords.ts'

interface StreamCountsProps {
  readonly source: StreamsPageQuery['streams']['source']
  readonly streams: readonly { readonly live: object | null; readonly state: ChannelState }[]
}

const useStyles = makeStyles({
  counts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px 12px',
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    [PHONE]: { justifyContent: 'flex-start' },
  },
  count: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightBold,
    textTransform: 'uppercase',
  },
  live: { color: ownTokens.live },
  late: { color: ownTokens.gold },
})

export function StreamCounts({ source: { state, oldestAt }, streams }: StreamCountsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const words = useChannelWords()
  const live = streams.filter((stream) => stream.live !== null).length
  const unknown = streams.filter(({ state }) => state === 'UNKNOWN').length
  const notLive = streams.length - live - unknown
  return (
    <p className={styles.counts}>
      <span className={mergeClasses(styles.count, live > 0 && styles.live)}>
        {live === 0 ? null : <LiveDot />}
        {t('streams.live', { count: live, number: format.number(live) })}
      </span>
      <span>
        {t('streams.notLive', { count: notLive, number: format.number(notLive) })}
        {unknown === 0 ? null : ` · ${words('count', { count: unknown, number: format.number(unknown) })}`}
        {oldestAt === null ? null : (
          <>
            {' · '}
            <span className={state === 'DOWN' ? styles.late : undefined}>
              <Age moment={oldestAt}>{(age) => t('common.updated', { age })}</Age>
            </span>
          </>
        )}
      </span>
    </p>
  )
}
