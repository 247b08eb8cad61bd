import { writeFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { schema } from '../gateway/composition/schema.ts'
import { printContract } from '../gateway/contract/print-contract.ts'
import { findRefusedChanges } from '../gateway/contract/releases/find-refused-changes.ts'
import { compareVersions, listReleases, printRelease, RELEASES } from '../gateway/contract/releases/release.ts'

const version = process.argv[2] ?? ''
const day = new Date().toISOString().slice(0, 10)
// A release can be corrected on its own day. Later, clients rely on it.
const others = listReleases().filter((release) => release.version !== version || release.day !== day)
const newest = others.at(-1)

const problems = [
  ...(/^\d+\.\d+$/.test(version) ? [] : ['Name the version, such as: npm run release-schema -- 1.0']),
  ...(newest === undefined || compareVersions(newest.version, version) < 0
    ? []
    : [`Version ${newest.version} is already released: choose a higher one.`]),
  ...(newest === undefined ? [] : findRefusedChanges(newest.schema, buildSchema(printContract(schema)), day)),
]

if (problems.length > 0) {
  for (const problem of problems) process.stderr.write(`- ${problem}\n`)
  process.exitCode = 1
} else {
  writeFileSync(new URL(`${version}.graphql`, RELEASES), printRelease({ version, day, schema }))
}
