import type { QuietHours } from '../../people/rules/person-settings.ts'
import { type FieldProblem, fieldProblem, tooLong } from '../../rosters/rules/roster-input.ts'
import { isTimeZone } from '../../shared/time-zone.ts'
import { lengthOf } from '../../shared/written-text.ts'
import type { WebhookTargets } from '../../webhooks/rules/webhook-input.ts'
import { isPushService } from './push-services.ts'

/** In code points. The longest ones, of Microsoft, have some hundreds. */
const LONGEST_ENDPOINT = 1024

const MINUTES_OF_DAY = 24 * 60

/** Returns the problem with the endpoint of a subscription; null without one. `any` allows other hosts, ports and http, for tests. */
export function findEndpointProblem(text: string, targets: WebhookTargets): FieldProblem | null {
  if (lengthOf(text) > LONGEST_ENDPOINT) return tooLong('endpoint', 'endpoint', LONGEST_ENDPOINT)
  const url = URL.parse(text)
  if (url === null || url.href !== text || url.username !== '' || url.password !== '' || url.hash !== '') {
    return invalid('endpoint', 'Pass the `endpoint` of a `PushSubscription` of the browser, unchanged.')
  }
  if (targets === 'any' && /^https?:$/.test(url.protocol)) return null
  if (url.protocol === 'https:' && url.port === '' && isPushService(url.hostname)) return null
  return invalid(
    'endpoint',
    'This server sends to the push services of Google, Mozilla, Apple and Microsoft only: subscribe with a browser that uses one of them.',
  )
}

/** Returns the problem with quiet hours and their time zone; null without one. */
export function findQuietProblem(hours: QuietHours | null, timeZone: string): FieldProblem | null {
  if (!isTimeZone(timeZone)) {
    return invalid('timeZone', 'Pass a time zone of IANA, such as Europe/Warsaw: browsers know theirs.')
  }
  if (hours === null) return null
  const { from, to } = hours
  if (isMinute(from) && isMinute(to) && from !== to) return null
  return invalid('quietHours', 'Pass two different minutes of the day, 0 to 1439.')
}

function isMinute(minute: number): boolean {
  return minute >= 0 && minute < MINUTES_OF_DAY
}

function invalid(field: string, message: string): FieldProblem {
  return fieldProblem(field, 'INVALID', message)
}
