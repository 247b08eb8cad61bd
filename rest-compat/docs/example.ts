import type { ExampleWorld } from '../example.ts'
import type { Route } from '../route.ts'
import { html, type Html } from './html.ts'

/** Address that examples are sent to, and names in them. */
export interface ExampleSetting {
  /** Public address of the server, without a trailing slash. */
  readonly origin: string
  readonly world: ExampleWorld
}

/** Renders the first example of a route: its title, and a command for a shell. */
export function toExample({ method, right, examples: [example] }: Route, { origin, world }: ExampleSetting): Html {
  if (example === undefined) return html``
  const { target, body, idempotencyKey } = example.request(world)
  const options = [
    ...(method === 'PUT' || (method === 'POST' && body === undefined) ? [`-X ${method}`] : []),
    ...(right === null ? [] : ['-H "Authorization: Bearer $OPERATOR_TOKEN"']),
    ...(idempotencyKey === undefined ? [] : [`-H ${quote(`Idempotency-Key: ${idempotencyKey}`)}`]),
    ...(body === undefined ? [] : [`--json ${quote(JSON.stringify(body))}`]),
  ]
  const lines = [`curl ${quote(origin + target)}`, ...options.map((option) => `  ${option}`)]
  return html`<h4>Example</h4>
    <p>${example.shows.charAt(0).toUpperCase()}${example.shows.slice(1)}.</p>
    <pre tabindex="0" role="group" aria-label="Example">${lines.join(' \\\n')}</pre>`
}

/** Quotes any text as one word of a POSIX shell. */
function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
