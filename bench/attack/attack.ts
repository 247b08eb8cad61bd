import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contest } from '../contest.ts'
import { describeMachine } from '../live/machine.ts'
import { listAccounts } from './account-page.ts'
import type { Arena } from './arena.ts'
import { fillWorld } from './attack-world.ts'
import { openCostWorld } from './cost-world.ts'
import { printCosts } from './costs.ts'
import type { GoalName } from './goals.ts'
import { findKnown } from './known.ts'
import { obedient } from './parts/obedient.ts'
import { oneDocument } from './parts/one-document.ts'
import { overhead } from './parts/overhead.ts'
import { scarceRiot } from './parts/scarce-riot.ts'
import { siege } from './parts/siege.ts'
import { subscribers } from './parts/subscribers.ts'
import { unread } from './parts/unread.ts'
import { listRequests } from './requests.ts'
import { Scoreboard } from './scoreboard.ts'
import { readSettings } from './settings.ts'

const tell = (line: string) => void process.stderr.write(`${line}\n`)

interface Part {
  readonly goals: readonly GoalName[]
  readonly hold: (arena: Arena) => Promise<void>
}

const PARTS: Readonly<Record<string, Part>> = {
  documents: { goals: ['turn', 'answer', 'refusal'], hold: oneDocument },
  overhead: { goals: ['overhead'], hold: overhead },
  unread: { goals: ['pings', 'unreadAnswers'], hold: unread },
  subscribers: { goals: ['stormMedian', 'stormTail', 'heavyMedian', 'heavyTail'], hold: subscribers },
  'scarce-riot': { goals: ['scarceRiot'], hold: scarceRiot },
  obedient: { goals: ['obedient'], hold: obedient },
  siege: { goals: ['deaths', 'growth', 'page', 'ranks'], hold: siege },
}

/**
 * Compares the cost of documents with their CPU time, and attacks the product. Environment variables select the parts and the
 * duration, see {@link readSettings}. All traffic stays on this machine.
 */
export async function attack(stack: DisposableStack, print: (line: string) => void): Promise<readonly Contest[]> {
  const { parts, seconds } = readSettings(process.env, ['costs', ...Object.keys(PARTS)])
  const folder = mkdtempSync(join(tmpdir(), 'lanewatch-attack-'))
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  print(`${new Date().toISOString().slice(0, 10)}. ${describeMachine()}`)

  const world = join(folder, 'world')
  await fillWorld(world)
  let copies = 0
  function copyWorld(): string {
    copies += 1
    const copy = join(folder, String(copies))
    cpSync(world, copy, { recursive: true })
    return copy
  }

  if (parts.includes('costs')) await printCosts(copyWorld(), print)
  const board = new Scoreboard()
  const requests = await findRequests(copyWorld())
  const arena = { copyWorld, requests, accounts: listAccounts(), seconds, board, tell }
  for (const [name, { goals, hold }] of Object.entries(PARTS)) {
    if (!parts.includes(name)) continue
    tell(`\n${name}`)
    await board.attempt(goals, () => hold(arena))
  }
  print(board.print())
  return []
}

async function findRequests(folder: string) {
  await using world = openCostWorld(folder)
  return listRequests(await findKnown(world))
}
