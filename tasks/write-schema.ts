import { readFileSync, writeFileSync } from 'node:fs'
import { buildSchema, findBreakingChanges } from 'graphql'
import { schema } from '../gateway/composition/schema.ts'
import { printContract } from '../gateway/contract/print-contract.ts'

const FILE = 'schema.graphql'

// A breaking change must be deliberate: without `--breaking` it is refused, so that clients do not fail by surprise.
const breaking = findBreakingChanges(buildSchema(readFileSync(FILE, 'utf8')), schema)

if (breaking.length > 0 && !process.argv.includes('--breaking')) {
  for (const { description } of breaking) process.stderr.write(`- ${description}\n`)
  process.stderr.write(
    `These changes break clients. Keep the old parts and deprecate them, or run: npm run schema -- --breaking\n`,
  )
  process.exitCode = 1
} else {
  writeFileSync(FILE, printContract(schema))
}
