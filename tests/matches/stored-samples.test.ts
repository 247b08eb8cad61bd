import { describe, expect, it } from 'vitest'
import { allIndexes } from '../../gateway/composition/collections.ts'
import { restorePayload } from '../../gateway/matches/collections/match-payload.ts'
import { matchesCollection } from '../../gateway/matches/collections/matches.ts'
import type { RecordedMatch } from '../../gateway/matches/rules/match.ts'
import { normaliseMatch } from '../../gateway/matches/rules/normalise-match.ts'
import { createMatches } from '../../gateway/matches/services/matches.ts'
import { createRiotApi } from '../../gateway/riot/create-riot-api.ts'
import { openCollection } from '../../gateway/store/collection.ts'
import { openSqliteStore } from '../../gateway/store/sqlite-store.ts'
import { temporaryFile } from '../store/temporary-file.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { readSample, sampleFiles, sampleNote } from './sample-payloads.ts'

/** Fewest times that stored payloads are smaller than their JSON without blanks, over a whole folder. */
const COMPRESSION = 8

/** Fetches a match as the product does, records it in a file, and reads it from the file again. */
async function recordAndRead(matchId: string, answer: string): Promise<RecordedMatch> {
  const clock = new FakeClock()
  const settings = { path: temporaryFile(), indexes: allIndexes, clock }
  const baseUrl = 'https://{routing}.api.riotgames.com'
  const riot = createRiotApi({
    fetch: async () => new Response(answer),
    clock,
    baseUrl,
    apiKey: 'test',
    random: () => 0.5,
  })

  const written = openSqliteStore(settings)
  const lookup = await createMatches({ riot, store: written }).findMatch(matchId)
  await written.close()
  expect(lookup.kind).toBe('found')

  const reopened = openSqliteStore(settings)
  const record = await openCollection(reopened, matchesCollection).find(matchId)
  await reopened.close()
  if (record === null) throw new Error(`${matchId} was not stored.`)
  return record
}

/** Lists each value of a JSON document that is no object or list, by its path. Empty objects and lists are listed too. */
function listLeaves(value: unknown, path = '$'): (readonly [string, unknown])[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  if (parts.length === 0) return [[path, value]]
  return parts.flatMap(([name, part]) =>
    listLeaves(part, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`),
  )
}

const leavesOf = (body: unknown) => new Map(listLeaves(body).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))))

describe.skipIf(sampleFiles.length === 0)(`a real match in a store${sampleNote}`, () => {
  it.each(sampleFiles)('%s has every value that Riot sent', async (file) => {
    const text = readSample(file)
    const raw: unknown = JSON.parse(text)
    const match = normaliseMatch(raw)
    const record = await recordAndRead(match.matchId, text)

    const stored = record.payload === undefined ? undefined : restorePayload(record.payload)
    expect(leavesOf(stored)).toEqual(leavesOf(raw))
    expect(record.match).toEqual(match)
  })

  it(`takes less than 1/${COMPRESSION} of its JSON, on average`, async () => {
    let [json, stored] = [0, 0]
    for (const file of sampleFiles) {
      const text = readSample(file)
      const raw: unknown = JSON.parse(text)
      const { payload } = await recordAndRead(normaliseMatch(raw).matchId, text)
      json += Buffer.byteLength(JSON.stringify(raw))
      stored += payload?.byteLength ?? Infinity
    }
    expect(stored).toBeLessThan(json / COMPRESSION)
  })
})

describe('the leaves of a document', () => {
  it('are all of its values, also empty and null ones', () => {
    expect(listLeaves({ a: [1, { b: null }], c: {}, d: [] })).toEqual([
      ['$.a[0]', 1],
      ['$.a[1].b', null],
      ['$.c', {}],
      ['$.d', []],
    ])
  })
})
