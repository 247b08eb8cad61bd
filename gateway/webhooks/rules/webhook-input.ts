import { type FieldProblem, fieldProblem, LONGEST_ADDRESS, tooLong } from '../../rosters/rules/roster-input.ts'
import { hasInvisible, lengthOf, toTitle } from '../../shared/written-text.ts'
import type { WebhookFormat } from './webhook-values.ts'
import { ACCOUNT_KINDS, type WebhookSettings } from './webhook.ts'

/** In code points. */
export const LONGEST_WEBHOOK_NAME = 60

/**
 * Addresses that webhooks may have: `public` for https on port 443 in the public network, `any` for http, other ports and private
 * networks as well.
 */
export type WebhookTargets = 'public' | 'any'

const DISCORD_HOSTS: ReadonlySet<string> = new Set([
  'discord.com',
  'discordapp.com',
  'ptb.discord.com',
  'canary.discord.com',
])

const DISCORD_PATH = /^\/api\/(?:v\d+\/)?webhooks\/\d{1,25}\/[\w-]{1,200}\/?$/

/** Returns the problem with the name of a webhook; null for a valid one. */
export function findWebhookNameProblem(text: string): FieldProblem | null {
  const name = toTitle(text)
  if (name === '') return fieldProblem('name', 'REQUIRED', 'Write what the webhook is for, such as a channel.')
  if (lengthOf(name) > LONGEST_WEBHOOK_NAME) return tooLong('name', 'name', LONGEST_WEBHOOK_NAME)
  return hasInvisible(name) ? fieldProblem('name', 'INVALID', 'Write the name without invisible characters.') : null
}

/** Returns the problem with an address that no look-up of its host is needed for; null without one. */
export function findAddressProblem(text: string, format: WebhookFormat, targets: WebhookTargets): FieldProblem | null {
  if (text.trim() === '') return fieldProblem('address', 'REQUIRED', 'Write the address that receives the events.')
  if (lengthOf(text) > LONGEST_ADDRESS) return tooLong('address', 'address', LONGEST_ADDRESS)
  const url = URL.parse(text.trim())
  const isAny = targets === 'any'
  if (url === null || hasInvisible(text) || !(url.protocol === 'https:' || (isAny && url.protocol === 'http:'))) {
    return invalid('Write a whole address that begins with https://.')
  }
  if (url.username !== '' || url.password !== '') return invalid('Write the address without a user name and password.')
  if (url.hash !== '') return invalid('Write the address without the part after #, which is never sent.')
  if (url.port !== '' && !isAny) return invalid('Write an address without a port: events are sent to port 443 only.')
  if (format === 'DISCORD' && !isOfDiscord(url, isAny)) {
    return invalid('Paste the webhook URL that Discord shows, such as https://discord.com/api/webhooks/123/abc.')
  }
  return null
}

function isOfDiscord({ hostname, pathname }: URL, isAny: boolean): boolean {
  return (isAny || DISCORD_HOSTS.has(hostname)) && DISCORD_PATH.test(pathname)
}

/** Returns the form in which a valid address is stored. */
export function toAddress(text: string): string {
  return new URL(text.trim()).href
}

/** Returns an address without the parts that can be secret: its query, and the token of Discord. */
export function maskAddress(address: string, format: WebhookFormat): string {
  const { origin, pathname, search } = new URL(address)
  const path = format === 'DISCORD' ? pathname.replace(/[^/]+\/?$/, '…') : pathname
  return `${origin}${path}${search === '' ? '' : '?…'}`
}

/** Returns the problem with the kinds of a webhook, and with the accounts that they need; null without one. */
export function findKindsProblem({
  kinds,
  accounts,
}: Pick<WebhookSettings, 'kinds' | 'accounts'>): FieldProblem | null {
  if (kinds.length === 0) return fieldProblem('events', 'REQUIRED', 'Choose at least one kind of event.')
  if (kinds.some((kind) => ACCOUNT_KINDS.includes(kind)) && accounts.length === 0) {
    return fieldProblem(
      'filter.accounts',
      'REQUIRED',
      'Choose the accounts whose ranks and matches are reported, 1 to 25.',
    )
  }
  return null
}

function invalid(message: string): FieldProblem {
  return fieldProblem('address', 'INVALID', message)
}
