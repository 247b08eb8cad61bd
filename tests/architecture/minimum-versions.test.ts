import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

/** Oldest versions without known vulnerabilities. Some registries do not answer `npm audit`, so the table is stored here. */
const MINIMUM_VERSIONS = [
  ['react-router-dom', '7.18.2'],
  ['react-router', '7.18.2'],
  ['ws', '8.21.0'],
  ['@grpc/grpc-js', '1.10.9'],
  ['protobufjs', '7.2.5'],
  ['jsonwebtoken', '9.0.0'],
  ['jws', '4.0.1'],
] as const

const lockfile = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })

describe('the installed copies', () => {
  const { packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

  it.each(MINIMUM_VERSIONS)('of %s are at least version %s', (name, minimum) => {
    const versions = Object.entries(packages)
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .map(([, { version }]) => version ?? '0.0.0')
    expect(versions).not.toEqual([])
    for (const version of versions) {
      expect(version.localeCompare(minimum, 'en', { numeric: true }), version).toBeGreaterThanOrEqual(0)
    }
  })
})
