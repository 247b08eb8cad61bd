import { makeStyles, tokens } from '@fluentui/react-components'
import { Age } from '../../../components/Age.tsx'
import { Chip } from '../../../components/Chip.tsx'
import type { WebhookRow_webhookFragment, WebhookState } from '../../../gql/graphql.ts'
import { useMomentFormat } from '../../../i18n/useFormat.ts'
import { ownTokens } from '../../../theme/tokens.ts'
import { useApiKeysWords } from '../useApiKeysWords.ts'
import { useDeliveryWords } from './useDeliveryWords.ts'

const TONES = { ACTIVE: 'brand', PAUSED: 'plain', STOPPED: 'warning' } as const satisfies Record<WebhookState, string>

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gap: '2px',
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    overflowWrap: 'anywhere',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  name: {
    margin: 0,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '20px',
  },
  address: { fontFamily: tokens.fontFamilyMonospace },
  problem: { margin: 0, color: ownTokens.gold, textWrap: 'pretty' },
  note: { margin: 0, textWrap: 'pretty' },
})

interface WebhookFactsProps {
  readonly webhook: WebhookRow_webhookFragment
}

/** Name, address and state of a webhook, and its last delivery. */
export function WebhookFacts({ webhook }: WebhookFactsProps) {
  const styles = useStyles()
  const words = useApiKeysWords()
  const moments = useMomentFormat()
  const deliveryWords = useDeliveryWords()
  const { name, address, state, stopReason, missedEvents, retryAt, oldSecretUntil, deliveries } = webhook
  const [last] = deliveries
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <h4 className={styles.name}>{name}</h4>
        <Chip tone={TONES[state]}>{words(`webhooks.states.${state}`)}</Chip>
      </div>
      <span className={styles.address} translate="no">
        {address}
      </span>
      <span>
        {last === undefined ? (
          words('webhooks.never')
        ) : (
          <Age moment={last.at}>{(age) => words('webhooks.last', { age, outcome: deliveryWords(last) })}</Age>
        )}
      </span>
      {stopReason === null ? null : <p className={styles.problem}>{words(`webhooks.stopped.${stopReason}`)}</p>}
      {retryAt === null || state !== 'ACTIVE' ? null : (
        <p className={styles.problem}>{words('webhooks.retry', { date: moments.dateTime(retryAt) })}</p>
      )}
      {missedEvents ? <p className={styles.problem}>{words('webhooks.missed')}</p> : null}
      {oldSecretUntil === null ? null : (
        <p className={styles.note}>{words('webhooks.oldSecret', { date: moments.dateTime(oldSecretUntil) })}</p>
      )}
    </div>
  )
}
