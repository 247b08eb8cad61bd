import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Age } from '../../../components/Age.tsx'
import type { WebhookRow_webhookFragment } from '../../../gql/graphql.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { ownTokens, PHONE } from '../../../theme/tokens.ts'
import { useApiKeysWords } from '../useApiKeysWords.ts'
import { useDeliveryWords } from './useDeliveryWords.ts'

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    '& > li:not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  delivery: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) minmax(0, 3fr) minmax(0, 2fr)',
    gap: '2px 12px',
    padding: '8px 0',
    fontVariantNumeric: 'tabular-nums',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  failed: { color: ownTokens.loss },
  quiet: { color: tokens.colorNeutralForeground2 },
  end: { textAlign: 'end' },
  none: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

interface DeliveryListProps {
  readonly deliveries: WebhookRow_webhookFragment['deliveries']
}

/** The last attempts, the newest first. */
export function DeliveryList({ deliveries }: DeliveryListProps) {
  const styles = useStyles()
  const words = useApiKeysWords()
  const format = useFormat()
  const deliveryWords = useDeliveryWords()
  if (deliveries.length === 0) return <p className={styles.none}>{words('webhooks.never')}</p>
  return (
    <ol aria-label={words('webhooks.deliveries.title')} className={styles.list}>
      {deliveries.map((delivery) => (
        <li key={`${delivery.eventId} ${delivery.at}`} className={styles.delivery}>
          <span>
            {words(`webhooks.form.kinds.${delivery.event}`)}
            {delivery.test ? ` · ${words('webhooks.deliveries.test')}` : null}
            {delivery.attempt > 1 ? (
              <span className={styles.quiet}>
                {' '}
                {words('webhooks.deliveries.attempt', { number: format.number(delivery.attempt) })}
              </span>
            ) : null}
          </span>
          <span className={mergeClasses(delivery.outcome !== 'DELIVERED' && styles.failed)}>
            {deliveryWords(delivery)}
          </span>
          <span className={styles.quiet}>
            <Age moment={delivery.at} />
          </span>
          <span className={mergeClasses(styles.quiet, styles.end)}>
            {words('webhooks.deliveries.ms', { number: format.number(delivery.durationMs) })}
          </span>
        </li>
      ))}
    </ol>
  )
}
