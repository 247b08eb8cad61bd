import type { Contest } from '../contest.ts'
import { installPeers } from '../install-peers.ts'
import { type Arena, startArena } from './arena.ts'
import { compressed } from './contests/compressed.ts'
import { documents } from './contests/documents.ts'
import { fanOut } from './contests/fan-out.ts'
import { memory } from './contests/memory.ts'
import { stalled } from './contests/stalled.ts'
import { storm } from './contests/storm.ts'
import { describeMachine, describePinning, describeRivals } from './machine.ts'
import { readSettings } from './settings.ts'
import { type Claim, type Outcome, printClaims, printTable } from './table.ts'

const CONTESTS: Readonly<Record<string, (arena: Arena) => Promise<Outcome>>> = {
  'fan-out': fanOut,
  documents,
  compressed,
  storm,
  memory,
  stalled,
}

const HOW_TO_READ =
  "CPU time is that of the server's whole process. Each event is published once all subscribers have the previous one. Where the client takes as long as the server, the last subscriber waits for the client."

/**
 * Compares the cost of delivering the same events to thousands of subscribers with that of other servers. Prints Markdown.
 * Environment variables select the contests and their size, see {@link readSettings}.
 */
export async function live(stack: DisposableStack, print: (line: string) => void): Promise<readonly Contest[]> {
  const settings = readSettings(process.env, Object.keys(CONTESTS))
  installPeers()
  const arena = await startArena(stack, settings, (line) => process.stderr.write(`${line}\n`))
  const date = new Date().toISOString().slice(0, 10)
  print(`${date}. ${describeMachine()} ${describePinning()}\n`)
  print(`${describeRivals()}\n`)
  print(`${settings.rounds} rounds in turns, after one for warming up: medians and ranges. ${HOW_TO_READ}\n`)
  if (settings.divisor > 1)
    print(`With ${settings.divisor} times fewer subscribers, these figures are a preview and not a measurement.\n`)
  const claims: Claim[] = []
  for (const name of settings.contests) {
    const outcome = await CONTESTS[name]?.(arena)
    for (const table of outcome?.tables ?? []) print(printTable(table))
    claims.push(...(outcome?.claims ?? []))
  }
  if (claims.length > 0) print(printClaims(claims))
  return []
}
