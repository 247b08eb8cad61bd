import { MAX_KEYS } from '../api-keys/rules/api-key.ts'
import { PING_INTERVAL_MS } from '../delivery/rules/ping-interval.ts'
import { STALLED_MS } from '../http/connection/stalled-reader.ts'
import { MAX_DEPTH, MAX_TOKENS } from '../http/graphql/document-limits.ts'
import { MAX_BODY_BYTES } from '../http/read-body.ts'
import * as figures from '../limits/limit-values.ts'
import { MAX_UNFOLDED_FIELDS } from '../limits/unfolding.ts'
import type { ClientLimits } from '../status/rules/client-limits.ts'
import type { Env } from './env.ts'

type ConfiguredLimits = Pick<
  Env,
  'POINTS_PER_MINUTE' | 'KEY_POINTS_PER_MINUTE' | 'MAX_SOCKETS_PER_ADDRESS' | 'MAX_WEBSOCKETS_PER_ADDRESS'
>

/** Collects the limits for clients, where they are enforced. */
export function clientLimits(env: ConfiguredLimits): ClientLimits {
  return {
    pointsPerMinute: env.POINTS_PER_MINUTE,
    keyPointsPerMinute: env.KEY_POINTS_PER_MINUTE,
    operationPoints: figures.OPERATION_POINTS,
    riotRequestPoints: figures.RIOT_REQUEST_POINTS,
    documentPoints: figures.MAX_DOCUMENT_POINTS,
    documentTokens: MAX_TOKENS,
    documentDepth: MAX_DEPTH,
    documentFields: MAX_UNFOLDED_FIELDS,
    requestBytes: MAX_BODY_BYTES,
    answerBytes: figures.MAX_ANSWER_BYTES,
    operationSeconds: figures.MAX_EXECUTION_MS / 1000,
    riotRequestsPerOperation: figures.MAX_RIOT_REQUESTS,
    subscriptionPoints: figures.MAX_SUBSCRIBED_POINTS,
    connections: env.MAX_SOCKETS_PER_ADDRESS,
    websockets: env.MAX_WEBSOCKETS_PER_ADDRESS,
    unreadSeconds: STALLED_MS / 1000,
    pingSeconds: PING_INTERVAL_MS / 1000,
    keysPerPerson: MAX_KEYS,
  }
}
