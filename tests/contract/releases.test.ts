import { printSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../../gateway/composition/schema.ts'
import { compareVersions, listReleases, parseRelease, printRelease } from '../../gateway/contract/releases/release.ts'

describe('a release of the contract', () => {
  const release = { version: '1.4', day: '2027-03-01', schema }

  it('is a file with its version, its day and the whole contract, with costs', () => {
    const text = printRelease(release)
    expect(text).toMatch(/^# Contract 1\.4, released on 2027-03-01\.\n/)
    expect(text).toContain('@listSize(')
    const { version, day, schema: read } = parseRelease(text)
    expect({ version, day }).toEqual({ version: '1.4', day: '2027-03-01' })
    expect(printSchema(read)).toBe(printSchema(schema))
  })

  it('is refused without its first line', () => {
    expect(() => parseRelease('type Query { a: Int }')).toThrow('starts with a line such as')
  })

  it('is older than another by its numbers', () => {
    expect(['1.10', '2.0', '1.9', '1.0'].toSorted(compareVersions)).toEqual(['1.0', '1.9', '1.10', '2.0'])
  })

  it('0.9 is the first', () => {
    expect(listReleases()[0]).toMatchObject({ version: '0.9' })
  })
})
