import type { WebhookRow_webhookFragment } from '../../../gql/graphql.ts'
import { useApiKeysWords } from '../useApiKeysWords.ts'

type Delivery = WebhookRow_webhookFragment['deliveries'][number]

/** Returns the result of a delivery in words, with the status of the answer. */
export function useDeliveryWords(): (delivery: Pick<Delivery, 'outcome' | 'status'>) => string {
  const words = useApiKeysWords()
  return ({ outcome, status }) => {
    const result = words(`webhooks.outcomes.${outcome}`)
    return status === null ? result : words('webhooks.withStatus', { outcome: result, status })
  }
}
