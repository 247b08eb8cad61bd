import { mkdir } from 'node:fs/promises'
import { type Env, parseEnv } from '../composition/env.ts'
import { openOperators } from '../composition/open-operators.ts'
import { openStore, placeOfStore } from '../composition/open-store.ts'
import { systemClock } from '../composition/system-clock.ts'
import { localUrl } from '../http/local-url.ts'
import { toOperatorLink } from '../http/pages/operator-links.ts'
import { LINK_MS, type Operators, SESSION_MS } from '../identity/services/operators.ts'
import { runCommand } from './run-command.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const USAGE = `npm run operator            prints a link that makes a browser an editor of the rosters
npm run operator -- revoke  ends all sessions of editors, and all links
`

type Command = (operators: Operators, env: Env) => Promise<string>

const COMMANDS: Readonly<Record<string, Command>> = {
  async link(operators, env) {
    const base = env.PUBLIC_URL ?? localUrl(env.HOST ?? '::', env.PORT)
    const link = toOperatorLink(base, await operators.openLink())
    const terms = `within ${LINK_MS / MINUTE_MS} minutes, may edit the rosters in ${placeOfStore(env)} for ${SESSION_MS / HOUR_MS} hours`
    return `${link}\nThe first browser that opens it, ${terms}.\n`
  },

  async revoke(operators, env) {
    return `Editors whose session has ended in ${placeOfStore(env)}: ${await operators.revokeAll()}\n`
  },
}

/** Null for invalid arguments. */
function findCommand([name = 'link', ...more]: readonly string[]): Command | null {
  return more.length === 0 && Object.hasOwn(COMMANDS, name) ? (COMMANDS[name] ?? null) : null
}

/** Runs one command on the store of the environment, also while a server runs. Returns the text to print. */
async function run(command: Command): Promise<string> {
  const env = parseEnv(process.env)
  await mkdir(env.DATA_DIR, { recursive: true })
  const store = await openStore(env, systemClock)
  try {
    return await command(await openOperators(env, store, systemClock), env)
  } finally {
    await store.close()
  }
}

await runCommand({ usage: USAGE, findCommand, run })
