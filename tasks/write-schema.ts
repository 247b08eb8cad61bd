import { writeFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { schema } from '../gateway/composition/schema.ts'
import { printContract } from '../gateway/contract/print-contract.ts'
import { findRefusedChanges } from '../gateway/contract/releases/find-refused-changes.ts'
import { listReleases } from '../gateway/contract/releases/release.ts'
import { printEventSchema } from '../gateway/webhooks/services/event-body.ts'

const contract = printContract(schema)
const newest = listReleases().at(-1)
const today = new Date().toISOString().slice(0, 10)
const refused = newest === undefined ? [] : findRefusedChanges(newest.schema, buildSchema(contract), today)

if (refused.length > 0) {
  for (const change of refused) process.stderr.write(`- ${change}\n`)
  process.stderr.write(
    `These changes break clients of contract ${newest?.version}. Keep the old parts and deprecate them.\n`,
  )
  process.exitCode = 1
} else {
  writeFileSync('schema.graphql', contract)
  writeFileSync('docs/webhook-events.schema.json', printEventSchema())
}
