import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { compressPayload, restorePayload } from '../../gateway/matches/collections/match-payload.ts'
import { matchesCollection } from '../../gateway/matches/collections/matches.ts'
import { EXAMPLE_PAYLOAD } from '../../gateway/matches/facts/example-payload.ts'
import { toColumns } from '../../gateway/matches/rules/columns.ts'
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import { matchBody } from './match-bodies.ts'

describe('the payload of a match', () => {
  it('is restored with every field, also with those that the product does not know', () => {
    const body = { ...matchBody(), added: { later: [1, null, { deep: 'ż' }, [2]] } }
    expect(JSON.parse(JSON.stringify(restorePayload(compressPayload(body))))).toEqual(body)
  })

  it('is stored without the normalised match, which is made of it at each read', () => {
    const body = matchBody()
    const record = { match: normaliseMatch(body), payload: compressPayload(body), fetchedAt: 1, pros: [] }
    const stored = matchesCollection.encode?.(record)
    expect(Object.keys(stored ?? {}).toSorted()).toEqual(['fetchedAt', 'payload', 'people', 'pros', 'retainedSince'])
    expect(matchesCollection.schema.parse(stored)).toEqual(record)
  })

  it.each([
    ['is damaged', Uint8Array.of(1, 2, 3)],
    ['is no match', compressPayload({ metadata: {} })],
  ])('makes a document unreadable when it %s', (_, payload) => {
    expect(matchesCollection.schema.safeParse({ payload, fetchedAt: 1, pros: [] }).success).toBe(false)
  })

  it('is compressed with a dictionary that never changes, because stored payloads need it', () => {
    const dictionary = createHash('sha256').update(JSON.stringify(toColumns(EXAMPLE_PAYLOAD)))
    expect(dictionary.digest('hex')).toBe('ce64b93b12bee18439986f68e2985beb77c6180937980d673f049ea2c95ad0a8')
  })
})
