import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs'

const HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24

/** The ways in which a commit that was not acknowledged can be left in the log. */
const TAILS = ['zeros', 'garbage', 'frames'] as const

/**
 * Writes the beginning of another commit behind the last one in the log of a killed store, as a disk may leave it: zeros, garbage, or
 * frames of earlier commits. Returns false when there is no log.
 */
export function tearLog(path: string, round: number): boolean {
  const log = `${path}-wal`
  if (!existsSync(log)) return false
  const bytes = readFileSync(log)
  if (bytes.length < HEADER_BYTES) return false
  const end = endOfCommits(bytes)
  const kind = TAILS[round % TAILS.length]
  // Neither a whole frame nor a whole page.
  const tail = Buffer.alloc(((round * 911) % 20_000) + 1, kind === 'garbage' ? 0xa5 : 0)
  if (kind === 'frames') bytes.copy(tail, 0, HEADER_BYTES)
  const file = openSync(log, 'r+')
  writeSync(file, tail, 0, tail.length, end)
  closeSync(file)
  return true
}

/** Returns the place behind the last frame that ends a commit of the present generation of the log. */
function endOfCommits(bytes: Buffer): number {
  const frameBytes = FRAME_HEADER_BYTES + bytes.readUInt32BE(8)
  const salts = bytes.subarray(16, 24)
  let end = HEADER_BYTES
  for (let from = HEADER_BYTES; from + frameBytes <= bytes.length; from += frameBytes) {
    if (!bytes.subarray(from + 8, from + 16).equals(salts)) break
    const endsCommit = bytes.readUInt32BE(from + 4) !== 0
    if (endsCommit) end = from + frameBytes
  }
  return end
}
