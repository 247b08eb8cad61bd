import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillStatistics } from '../fill-statistics.ts'
import { openRecording } from '../recording.ts'
import { createVariedMatches } from '../varied-matches.ts'
import { offer } from './offer.ts'

// Records matches in Riot's format, and counts those that count. Arguments: `counted` for matches that count, the number of
// matches counted before, and the size of a batch.
const [, , kind = '', before = '', atATime = ''] = process.argv

const folder = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true }))

const varied = createVariedMatches('plain')
const recording = openRecording(join(folder, 'bench.db'))
await fillStatistics(recording.store, varied, Number(before))

let prepared = Number(before)
let texts: readonly string[] = []

/** Prepares the next batch outside of the measured work. */
function prepareBatch(): void {
  texts = Array.from({ length: Number(atATime) }, (_, index) => varied.toText(prepared + index, kind === 'counted'))
  prepared += texts.length
}

offer({
  async work(times) {
    if (times === 0) prepareBatch()
    for (let time = 0; time < times; time += 1) {
      const counted = await recording.take(texts)
      if (counted !== (kind === 'counted' ? texts.length : 0))
        throw new Error(`Wrong number of counted matches: ${counted}.`)
    }
  },
})
