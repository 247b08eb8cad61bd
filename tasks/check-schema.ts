import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { findRefusedChanges } from '../gateway/contract/releases/find-refused-changes.ts'
import { listReleases } from '../gateway/contract/releases/release.ts'

const present = buildSchema(readFileSync('schema.graphql', 'utf8'))
const newest = listReleases().at(-1)
const today = new Date().toISOString().slice(0, 10)
const refused = newest === undefined ? [] : findRefusedChanges(newest.schema, present, today)

if (refused.length > 0) {
  process.stderr.write(`Contract ${newest?.version} promises more. Restore these parts, or wait for their last day:\n`)
  for (const change of refused) process.stderr.write(`- ${change}\n`)
  process.exitCode = 1
}
