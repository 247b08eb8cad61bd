import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folder of matches as Riot sent them: `SAMPLES_DIR`, or the one next to the checkout. They contain names of people, so they are
 * not stored in it.
 */
const named = process.env['SAMPLES_DIR']
const folder = named ?? join(import.meta.dirname, '../../../shared/samples/matches')

/** Names of the payloads' files. None without a folder next to the checkout; a named folder must exist. */
export const sampleFiles: readonly string[] =
  named !== undefined || existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []

/** Suffix for the names of suites that need the payloads: the reason why they are skipped. */
export const sampleNote = sampleFiles.length > 0 ? '' : ' (skipped: no sample payloads beside the checkout)'

/** The text of a payload, as Riot sent it. */
export const readSample = (file: string): string => readFileSync(join(folder, file), 'utf8')
