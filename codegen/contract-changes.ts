import { readFileSync, writeFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { listContractVersions } from '../gateway/contract/releases/list-contract-changes.ts'
import { listDeprecated } from '../gateway/contract/releases/list-deprecated.ts'
import { listReleases } from '../gateway/contract/releases/release.ts'

/** The page shows them, and the server's feed announces them. */
const FILES = ['client/features/contract-changes/changes.json', 'gateway/contract/releases/changes.json']

/** Writes the changes between the releases of the contract, and the parts that will be removed, soonest first. */
export function writeContractChanges(): void {
  const present = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const versions = listContractVersions(listReleases(), present)
  const deprecated = listDeprecated(present).toSorted((a, b) => (a.lastDay ?? '').localeCompare(b.lastDay ?? ''))
  for (const file of FILES) writeFileSync(file, `${JSON.stringify({ versions, deprecated }, null, 2)}\n`)
}
