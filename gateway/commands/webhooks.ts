import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createStoredAccounts } from '../accounts/services/stored-accounts.ts'
import { type Env, parseEnv } from '../composition/env.ts'
import { openStore } from '../composition/open-store.ts'
import { openWebhooks } from '../composition/open-webhooks.ts'
import { systemClock } from '../composition/system-clock.ts'
import { findGlobalId } from '../contract/global-id.ts'
import { createBundledStaticData } from '../game-data/data-dragon/bundled-static-data.ts'
import type { FieldProblem } from '../rosters/rules/roster-input.ts'
import { createProScene } from '../rosters/services/pro-scene.ts'
import { OperatorError } from '../shared/operator-error.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { findEventNumber } from '../webhooks/rules/event-cursor.ts'
import {
  findAddressProblem,
  findKindsProblem,
  findWebhookNameProblem,
  maskAddress,
  toAddress,
} from '../webhooks/rules/webhook-input.ts'
import { WEBHOOK_KINDS } from '../webhooks/rules/webhook-values.ts'
import type { Webhook } from '../webhooks/rules/webhook.ts'
import type { Webhooks } from '../webhooks/services/webhooks.ts'
import { runCommand } from './run-command.ts'

const USAGE = `npm run webhooks -- create KEY NAME ADDRESS EVENTS  creates a webhook of an API key, and prints its secret once
npm run webhooks -- list KEY           lists the webhooks of a key, with their last deliveries
npm run webhooks -- test ID            sends an invented event now
npm run webhooks -- pause ID           resume ID continues where it was
npm run webhooks -- rotate ID          replaces the secret; both sign for a day
npm run webhooks -- replay ID START    sends again what came after a cursor, or since a time such as 2026-11-01T12:00:00Z
npm run webhooks -- delete ID

KEY is the part of a key that npm run keys -- list shows. EVENTS are separated by commas:
${WEBHOOK_KINDS.join(', ')}
create takes --discord, --polish, --teams G2,T1, --leagues LEC, and ids of the contract as --players ID,ID and --accounts ID,ID.
The webhooks are those in the store of a server with the same environment, which may be running: docs/webhooks.md.
`

/** Thrown when a command can't be carried out. The message says why. */
class WebhookRefused extends OperatorError {
  override readonly name = 'WebhookRefused'
}

type Command = (webhooks: Webhooks) => Promise<string>

/** Null for invalid arguments. */
function findCommand(words: readonly string[]): Command | null {
  const parsed = parseWords(words)
  if (parsed === null) return null
  const { options, positionals } = parsed
  const [verb = '', first, second, ...rest] = positionals
  if (first === undefined) return null
  if (verb === 'create') {
    const [address, events, ...more] = rest
    if (second === undefined || address === undefined || events === undefined || more.length > 0) return null
    return (webhooks) => create(webhooks, { keyId: first, name: second, address, events, options })
  }
  if (verb === 'replay' && second !== undefined && rest.length === 0) {
    return (webhooks) => replay(webhooks, first, second)
  }
  if (second !== undefined) return null
  return COMMANDS.get(verb)?.(first) ?? null
}

function parseWords(words: readonly string[]) {
  const list = { type: 'string', default: '' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { discord: flag, polish: flag, teams: list, leagues: list, players: list, accounts: list },
    })
    return { options: values, positionals }
  } catch {
    return null
  }
}

const COMMANDS: ReadonlyMap<string, (given: string) => Command> = new Map([
  ['list', (keyId) => (webhooks) => list(webhooks, keyId)],
  ['test', (id) => (webhooks) => test(webhooks, id)],
  ['pause', (id) => (webhooks) => setState(webhooks, id, 'PAUSED')],
  ['resume', (id) => (webhooks) => setState(webhooks, id, 'ACTIVE')],
  ['rotate', (id) => (webhooks) => rotate(webhooks, id)],
  ['delete', (id) => (webhooks) => remove(webhooks, id)],
])

interface Creation {
  readonly keyId: string
  readonly name: string
  readonly address: string
  readonly events: string
  readonly options: NonNullable<ReturnType<typeof parseWords>>['options']
}

async function create(webhooks: Webhooks, { keyId, name, address, events, options }: Creation): Promise<string> {
  const format = options.discord ? 'DISCORD' : 'JSON'
  const kinds = split(events).map((word) => {
    const kind = WEBHOOK_KINDS.find((known) => known === word.toUpperCase())
    if (kind === undefined)
      throw new WebhookRefused(`${word} is no kind of event: write some of ${WEBHOOK_KINDS.join(', ')}.`)
    return kind
  })
  const accounts = split(options.accounts).map((id) => partOf(id, 'Account'))
  const players = split(options.players).map((id) => partOf(id, 'ProPlayer'))
  const [teams, leagues] = [options.teams, options.leagues].map((codes) => split(codes.toUpperCase()))
  refuse(findWebhookNameProblem(name))
  refuse(findAddressProblem(address, format, webhooks.targets))
  refuse(findKindsProblem({ kinds, accounts }))
  const pros = { players, teams: teams ?? [], leagues: leagues ?? [] }
  const isEvery = Object.values(pros).every((named) => named.length === 0)
  const locale = options.polish ? 'pl' : 'en'
  const settings = {
    name,
    url: toAddress(address),
    format,
    locale,
    kinds,
    pros: isEvery ? null : pros,
    accounts,
  } as const
  const created = await webhooks.create(keyId, settings)
  if (created.kind === 'unknown')
    throw new WebhookRefused(`There is no key ${keyId}: npm run keys -- list shows all keys.`)
  if (created.kind === 'too-many') throw new WebhookRefused(`The key has ${created.limit} webhooks: delete one first.`)
  return `${created.secret}\nKeep this secret: it is not shown again. The webhook is ${created.webhook.id}.\n`
}

async function list(webhooks: Webhooks, keyId: string): Promise<string> {
  const all = await webhooks.list(keyId)
  return all.length === 0 ? `The key ${keyId} has no webhooks.\n` : all.map(toLines).join('')
}

function toLines({ id, name, url, format, state, isMissing, progress }: Webhook): string {
  const why = state.kind === 'STOPPED' ? ` (${state.reason})` : ''
  const missed = isMissing ? ', has missed events' : ''
  const head = `${id}  ${name}  ${maskAddress(url, format)}  ${state.kind}${why}${missed}\n`
  const deliveries = progress.deliveries.map(
    ({ at, kind, outcome, status, attempt, durationMs }) =>
      `  ${new Date(at).toISOString()}  ${kind}  ${outcome}${status === null ? '' : ` ${status}`}  attempt ${attempt}  ${durationMs} ms\n`,
  )
  return head + deliveries.join('')
}

async function test(webhooks: Webhooks, id: string): Promise<string> {
  const tested = await webhooks.test(id)
  if (tested.kind === 'too-many')
    throw new WebhookRefused(`A webhook is tested at most ${tested.limit} times a minute.`)
  if (tested.kind === 'unknown') throw unknown(id)
  const { outcome, status, durationMs } = tested.delivery
  return `${outcome}${status === null ? '' : ` with the status ${status}`} after ${durationMs} ms\n`
}

async function setState(webhooks: Webhooks, id: string, state: 'ACTIVE' | 'PAUSED'): Promise<string> {
  if ((await webhooks.update(id, { state })) === null) throw unknown(id)
  return `The webhook is ${state === 'ACTIVE' ? 'active' : 'paused'}.\n`
}

async function rotate(webhooks: Webhooks, id: string): Promise<string> {
  const rotated = await webhooks.rotateSecret(id)
  if (rotated === null) throw unknown(id)
  return `${rotated.secret}\nKeep this secret: it is not shown again. The old one signs beside it for a day.\n`
}

async function replay(webhooks: Webhooks, id: string, start: string): Promise<string> {
  const [number, time] = [findEventNumber(start), Date.parse(start)]
  if (number === null && Number.isNaN(time)) throw new WebhookRefused(`${start} is neither a cursor nor a time.`)
  const webhook = await webhooks.replay(id, number === null ? { time } : { number })
  if (webhook === null) throw unknown(id)
  return webhook.isMissing
    ? 'Events before the oldest kept ones are missing; the others follow.\n'
    : 'The events follow.\n'
}

async function remove(webhooks: Webhooks, id: string): Promise<string> {
  if (!(await webhooks.delete(id))) throw unknown(id)
  return 'The webhook is deleted.\n'
}

function unknown(id: string): WebhookRefused {
  return new WebhookRefused(`There is no webhook ${id}: npm run webhooks -- list KEY shows the ids of those of a key.`)
}

function refuse(problem: FieldProblem | null): void {
  if (problem !== null) throw new WebhookRefused(problem.message)
}

function split(words: string): readonly string[] {
  return words.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]))
}

function partOf(id: string, typename: string): string {
  const named = findGlobalId(id)
  if (named?.typename === typename) return named.id
  throw new WebhookRefused(`${id} is not the id of a ${typename}: pass one from an answer of /graphql, unchanged.`)
}

async function run(command: Command): Promise<string> {
  const env = parseEnv(process.env)
  await mkdir(env.DATA_DIR, { recursive: true })
  const store = await openStore(env, systemClock)
  try {
    return await command(open(store, env))
  } finally {
    await store.close()
  }
}

function open(store: DocumentStore, { PUBLIC_URL: publicUrl, PORT: port, WEBHOOK_TARGETS: targets }: Env): Webhooks {
  const clock = systemClock
  const stored = createStoredAccounts(store)
  return openWebhooks({
    store,
    clock,
    targets,
    proScene: createProScene({ watches: store, clock, report: () => {} }),
    accounts: { listStored: (keys) => stored.list(keys) },
    staticData: createBundledStaticData(),
    origin: () => publicUrl ?? `http://localhost:${port}`,
  })
}

await runCommand({ usage: USAGE, findCommand, run })
