/**
 * Hosts of the push services of browsers: Chrome and those built on it, Firefox, Safari, Edge. Hosts below them count, too. Each one
 * hands out endpoints with a secret path to its own browsers only.
 */
const PUSH_SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

export function isPushService(hostname: string): boolean {
  return PUSH_SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}
