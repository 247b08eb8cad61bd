import { mkdir } from 'node:fs/promises'
import { type ApiKey, findKeyNameProblem } from '../api-keys/rules/api-key.ts'
import type { ApiKeys } from '../api-keys/services/api-keys.ts'
import { type Env, parseEnv } from '../composition/env.ts'
import { openApiKeys } from '../composition/open-api-keys.ts'
import { openStore, placeOfStore } from '../composition/open-store.ts'
import { systemClock } from '../composition/system-clock.ts'
import { createMemoryBudgets } from '../limits/point-budgets.ts'
import { OperatorError } from '../shared/operator-error.ts'
import type { DocumentStore } from '../store/document-store.ts'
import { runCommand } from './run-command.ts'

const USAGE = `npm run keys -- create NAME  creates an API key of the operator, and prints it once
npm run keys -- list         lists all API keys, of people too, with their use today
npm run keys -- revoke ID    revokes a key; ID is the part of it that the list shows

The keys are those in the store of a server with the same environment, which may be running: docs/api-keys.md.
`

/** Thrown when a key can't be created or revoked. The message says why. */
class KeyRefused extends OperatorError {
  override readonly name = 'KeyRefused'
}

type Command = (apiKeys: ApiKeys, env: Env) => Promise<string>

/** Null for invalid arguments. */
function findCommand([verb, given, ...more]: readonly string[]): Command | null {
  if (more.length > 0) return null
  if (verb === 'list' && given === undefined) return list
  if (given === undefined) return null
  if (verb === 'create') return (apiKeys, env) => create(apiKeys, env, given)
  return verb === 'revoke' ? (apiKeys) => revoke(apiKeys, given) : null
}

async function create(apiKeys: ApiKeys, env: Env, name: string): Promise<string> {
  const problem = findKeyNameProblem(name)
  if (problem !== null) throw new KeyRefused(problem.message)
  const created = await apiKeys.create(null, name)
  if (created.kind === 'too-many') {
    throw new KeyRefused(`The operator has ${created.limit} keys: revoke one that is no longer used.`)
  }
  return (
    `${created.key}\n` +
    `Keep it: it is stored as a hash only, in ${placeOfStore(env)}. ` +
    `It may use ${env.KEY_POINTS_PER_MINUTE} points a minute, as Authorization: Bearer ${created.key.slice(0, 6)}…\n`
  )
}

async function list(apiKeys: ApiKeys): Promise<string> {
  const all = await apiKeys.listAll()
  return all.length === 0 ? 'There are no API keys.\n' : all.map(toLine).join('')
}

function toLine({ id, name, personId, use }: ApiKey): string {
  const used = use.lastUsedAt === null ? 'never used' : `last used ${new Date(use.lastUsedAt).toISOString()}`
  const today = `today ${use.requestsToday} requests, ${use.pointsToday} points, ${use.refusalsToday} refusals`
  return `${id}  ${name}  ${personId === null ? 'operator' : `person ${personId}`}  ${used}, ${today}\n`
}

async function revoke(apiKeys: ApiKeys, id: string): Promise<string> {
  if (await apiKeys.revokeAny(id)) return `The key ${id} is revoked. Every instance refuses it within 10 seconds.\n`
  throw new KeyRefused(`There is no key ${id}: npm run keys -- list shows the ids of all keys.`)
}

async function run(command: Command): Promise<string> {
  const env = parseEnv(process.env)
  await mkdir(env.DATA_DIR, { recursive: true })
  const store = await openStore(env, systemClock)
  try {
    return await command(openKeys(store, env), env)
  } finally {
    await store.close()
  }
}

function openKeys(store: DocumentStore, { KEY_POINTS_PER_MINUTE: points }: Env): ApiKeys {
  // This command sends no requests, so it spends nothing of the budgets.
  return openApiKeys({ store, clock: systemClock, budgets: createMemoryBudgets(points), log: { warn: () => {} } })
    .apiKeys
}

await runCommand({ usage: USAGE, findCommand, run })
