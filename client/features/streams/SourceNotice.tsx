import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { Notice } from '../../components/Notice.tsx'
import type { StreamsPageQuery } from '../../gql/graphql.ts'
import { useMomentFormat } from '../../i18n/useFormat.ts'

interface SourceNoticeProps {
  readonly source: StreamsPageQuery['streams']['source']
}

const useStyles = makeStyles({
  root: { marginBottom: '16px' },
  variables: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  variable: {
    padding: '6px 10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
  },
})

/** Shows the operator how to fix an outdated page. Renders nothing while Twitch answers. */
export function SourceNotice({ source: { state, observedAt } }: SourceNoticeProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useMomentFormat()
  switch (state) {
    case 'OK':
      return null
    case 'OFF':
      return (
        <div className={styles.root}>
          <Notice
            title={t('streams.off.title')}
            actions={
              <span className={styles.variables}>
                <code className={styles.variable}>TWITCH_CLIENT_ID</code>
                <code className={styles.variable}>TWITCH_CLIENT_SECRET</code>
              </span>
            }
          >
            {t('streams.off.text')}
          </Notice>
        </div>
      )
    case 'DOWN':
      return (
        <div className={styles.root}>
          <Notice title={t(observedAt === null ? 'streams.unasked.title' : 'streams.down.title')}>
            {observedAt === null ? (
              t('streams.unasked.text')
            ) : (
              <Age moment={observedAt}>
                {(age) => t('streams.down.text', { time: format.dateTime(observedAt), age })}
              </Age>
            )}
          </Notice>
        </div>
      )
  }
}
