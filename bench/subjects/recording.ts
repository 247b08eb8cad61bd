import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillStatistics } from '../fill-statistics.ts'
import { openRecording } from '../recording.ts'
import { createVariedMatches } from '../varied-matches.ts'
import { offer } from './offer.ts'

// Records matches as Riot sends them, and counts those that count. The first word says whether these do, the second how
// many were counted before, and the third how many come at a time.
const [, , kind = '', before = '', atATime = ''] = process.argv

const folder = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true }))

const varied = createVariedMatches('plain')
const recording = openRecording(join(folder, 'bench.db'))
await fillStatistics(recording.store, varied, Number(before))

let sent = Number(before)
let texts: readonly string[] = []

/** Riot sends the next matches, which is not to be measured. */
function send(): void {
  texts = Array.from({ length: Number(atATime) }, (_, index) => varied.toText(sent + index, kind === 'counted'))
  sent += texts.length
}

offer({
  async work(times) {
    if (times === 0) send()
    for (let time = 0; time < times; time += 1) {
      const counted = await recording.take(texts)
      if (counted !== (kind === 'counted' ? texts.length : 0)) throw new Error(`${counted} matches were counted.`)
    }
  },
})
