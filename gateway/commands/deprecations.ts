import { mkdir } from 'node:fs/promises'
import { parseEnv } from '../composition/env.ts'
import { openStore } from '../composition/open-store.ts'
import { schema } from '../composition/schema.ts'
import { systemClock } from '../composition/system-clock.ts'
import { type DeprecatedPart, listDeprecated } from '../contract/releases/list-deprecated.ts'
import type { DeprecatedUse } from '../status/collections/deprecated-use-days.ts'
import { KEPT_DAYS } from '../status/rules/source-day.ts'
import { createDeprecatedUses } from '../status/services/deprecated-uses.ts'
import { runCommand } from './run-command.ts'

const USAGE = `npm run deprecations  shows which clients still use deprecated parts of the contract

Clients name themselves in the header graphql-client-name. Uses are counted for ${KEPT_DAYS} days, once a minute, in the store of a server
with the same environment, which may be running.
`

function toLines(uses: readonly DeprecatedUse[], { part, lastDay }: DeprecatedPart): readonly string[] {
  const ofPart = uses.filter((use) => use.part === part)
  const head = `${part}, until ${lastDay ?? 'no stated day'}: `
  if (ofPart.length === 0) return [`${head}unused\n`]
  return ofPart.map((use) => `${head}${use.uses} by ${JSON.stringify(use.client)}\n`)
}

async function run(): Promise<string> {
  const env = parseEnv(process.env)
  await mkdir(env.DATA_DIR, { recursive: true })
  const store = await openStore(env, systemClock)
  try {
    const deprecatedUses = createDeprecatedUses({ store, clock: systemClock, report: () => {} })
    const uses = await deprecatedUses.list(KEPT_DAYS)
    return listDeprecated(schema)
      .flatMap((part) => toLines(uses, part))
      .join('')
  } finally {
    await store.close()
  }
}

await runCommand({
  usage: USAGE,
  findCommand: (words) => (words.length === 0 ? run : null),
  run: (command) => command(),
})
