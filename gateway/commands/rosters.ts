import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parseEnv } from '../composition/env.ts'
import { findOperatorError } from '../composition/find-operator-error.ts'
import { openStore } from '../composition/open-store.ts'
import { systemClock } from '../composition/system-clock.ts'
import { exportRoster } from '../rosters/files/export-roster.ts'
import { importRoster, type RosterImportRequest } from '../rosters/files/import-roster.ts'
import { removeFromRoster, type RosterRemoval } from '../rosters/files/remove-from-roster.ts'
import type { DocumentStore } from '../store/document-store.ts'

const USAGE = `Reads and changes the rosters. A server that runs meanwhile shows the change within a second.

  npm run rosters -- import FILE          change the rosters to the content of a roster file
  npm run rosters -- export [FILE]        write a roster file, or print it
  npm run rosters -- remove NAME...       remove players
  npm run rosters -- remove --team CODE   remove a team without current or former players
  npm run rosters -- remove --event SLUG  remove an event

With --by NAME the recorded changes are signed with that name. With --quiet an import records no changes.

The store is the one that a server with the same environment uses: DATA_DIR, RIOT_API_KEY, RIOT_BASE_URL and
SIMULATOR_SEED select it. docs/rosters.md describes roster files.
`

/** Thrown for invalid arguments. */
class InvalidArguments extends Error {}

type Command = (store: DocumentStore) => Promise<string>

/** Throws {@link InvalidArguments}. */
function parseCommand(args: readonly string[]): Command {
  const { positionals, teams, events, quiet, signed } = parseArguments(args)
  const [verb, ...names] = positionals
  const [file] = names
  const removed = teams.length + events.length
  if (verb === 'import' && file !== undefined && names.length === 1 && removed === 0)
    return importing(file, { ...signed, quiet })
  if (quiet) throw new InvalidArguments()
  if (verb === 'export' && names.length <= 1 && removed === 0) return exporting(file ?? null)
  if (verb === 'remove' && names.length + removed > 0) return removing({ players: names, teams, events, ...signed })
  throw new InvalidArguments()
}

function parseArguments(args: readonly string[]) {
  try {
    const options = {
      team: { type: 'string', multiple: true },
      event: { type: 'string', multiple: true },
      by: { type: 'string' },
      quiet: { type: 'boolean' },
    } as const
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.by?.trim() === '') throw new InvalidArguments()
    const signed = values.by === undefined ? {} : { by: values.by }
    const { team: teams = [], event: events = [], quiet = false } = values
    return { positionals, teams, events, quiet, signed }
  } catch {
    throw new InvalidArguments()
  }
}

function importing(file: string, options: Pick<RosterImportRequest, 'by' | 'quiet'>): Command {
  return async (store) => {
    const text = await readFile(file, 'utf8')
    const { leagues, teams, players, events } = await importRoster(store, systemClock, { text, ...options })
    const counts = `leagues: ${leagues}, teams: ${teams}, players: ${players}, events: ${events}`
    return `New or changed: ${counts}\n`
  }
}

function exporting(file: string | null): Command {
  return async (store) => {
    const text = await exportRoster(store)
    if (file === null) return text
    await writeFile(file, text)
    return ''
  }
}

function removing(removal: RosterRemoval): Command {
  return async (store) => {
    await removeFromRoster(store, systemClock, removal)
    return `Removed: ${[...removal.players, ...removal.teams, ...removal.events].join(', ')}\n`
  }
}

// A reader of the output such as `head` may close it early.
process.stdout.on('error', () => process.exit())

try {
  const command = parseCommand(process.argv.slice(2))
  const store = await openStore(parseEnv(process.env), systemClock)
  try {
    process.stdout.write(await command(store))
  } finally {
    await store.close()
  }
} catch (error) {
  const message = error instanceof InvalidArguments ? USAGE : findOperatorError(error)
  if (message === null) throw error
  process.stderr.write(`${message.trimEnd()}\n`)
  process.exitCode = 1
}
