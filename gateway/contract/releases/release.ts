import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { ROOT } from '../../shared/root.ts'
import { printContract } from '../print-contract.ts'

/** Folder with the released contracts, one file each, such as `1.0.graphql`. */
export const RELEASES = new URL('docs/contract/', ROOT)

/** A contract as it was published under a version. */
export interface Release {
  /** Two numbers, such as `1.0`. */
  readonly version: string
  /** Day of the release in UTC, such as `2026-11-26`. */
  readonly day: string
  readonly schema: GraphQLSchema
}

const HEADER = /^# Contract (\d+\.\d+), released on (\d{4}-\d\d-\d\d)\.\n/

/** Prints the file of a release. */
export function printRelease({ version, day, schema }: Release): string {
  return `# Contract ${version}, released on ${day}.\n\n${printContract(schema)}`
}

/** Parses the file of a release. Throws when its first line does not name the version and the day. */
export function parseRelease(text: string): Release {
  const [, version, day] = HEADER.exec(text) ?? []
  if (version === undefined || day === undefined) {
    throw new Error('A released contract starts with a line such as "# Contract 1.0, released on 2026-11-26."')
  }
  return { version, day, schema: buildSchema(text) }
}

/** Returns all releases, oldest first. */
export function listReleases(): readonly Release[] {
  return readdirSync(RELEASES)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => parseRelease(readFileSync(new URL(name, RELEASES), 'utf8')))
    .toSorted((a, b) => compareVersions(a.version, b.version))
}

/** Negative when `a` is older than `b`. */
export function compareVersions(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number)
  const [majorB = 0, minorB = 0] = b.split('.').map(Number)
  return majorA - majorB || minorA - minorB
}
