import type { ExampleWorld } from '../example.ts'
import type { Route } from '../route.ts'
import { html, type Html } from './html.ts'

/** Address of a server on the reader's own machine. */
const SERVER = 'http://localhost:4000'

/** Values in the examples of the page. They need not exist: readers replace them with their own. */
const ILLUSTRATION: ExampleWorld = {
  demoAccount: { gameName: 'Lane Watcher', tagLine: 'EUW', puuid: 'PUUID', region: 'EUW' },
  demoMatch: { matchId: 'EUW1_7012345678', queueId: 420 },
  playing: { puuid: 'PUUID', gameId: 7_012_345_678, platformId: 'EUW1' },
  demoPro: { player: 'Faker', region: 'LCK', role: 'MID', team: 'T1' },
  transfer: { player: 'Newcomer', region: 'LEC', role: 'MID', fromTeam: 'FNC', toTeam: 'G2' },
  proGame: { championId: 268, lane: 'MIDDLE', enemy: 134 },
}

/** Renders the first example of a route: its title, and a command for a shell. */
export function toExample({ method, right, examples: [example] }: Route): Html {
  if (example === undefined) return html``
  const { target, body, idempotencyKey } = example.request(ILLUSTRATION)
  const options = [
    ...(method === 'PUT' || (method === 'POST' && body === undefined) ? [`-X ${method}`] : []),
    ...(right === null ? [] : ['-H "Authorization: Bearer $OPERATOR_TOKEN"']),
    ...(idempotencyKey === undefined ? [] : [`-H ${quote(`Idempotency-Key: ${idempotencyKey}`)}`]),
    ...(body === undefined ? [] : [`--json ${quote(JSON.stringify(body))}`]),
  ]
  const lines = [`curl ${quote(SERVER + target)}`, ...options.map((option) => `  ${option}`)]
  return html`<h4>Example</h4>
    <p>${example.shows.charAt(0).toUpperCase()}${example.shows.slice(1)}.</p>
    <pre tabindex="0" role="group" aria-label="Example">${lines.join(' \\\n')}</pre>`
}

/** Quotes any text as one word of a POSIX shell. */
function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
