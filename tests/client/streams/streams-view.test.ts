import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStreamsView, writeStreamsView } from '../../../client/features/streams/streams-view.ts'
import { MAX_WATCHED, toggleWatched } from '../../../client/features/streams/watched-streams.ts'
import { streamsPath } from '../../../client/paths.ts'

const read = (query: string) => readStreamsView(new URLSearchParams(query))

const channel = fc.stringMatching(/^[a-z0-9_]{1,25}$/)
const view = fc.record({
  watch: fc.uniqueArray(channel, { maxLength: MAX_WATCHED }),
  league: fc.option(fc.stringMatching(/^[A-Z0-9]{1,10}$/)),
  text: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.toWellFormed().slice(0, 64)),
  quality: fc.option(fc.stringMatching(/^[a-z0-9]{1,20}$/)),
})

describe('the address of the streams', () => {
  it('is read back as it was written, and keeps foreign parameters', () => {
    fc.assert(
      fc.property(view, (shown) => {
        const query = String(writeStreamsView(new URLSearchParams('other=1'), shown))
        expect(read(query)).toEqual(shown)
        expect(query).toContain('other=1')
      }),
    )
  })

  it('contains channels in any case, each once, at most four', () => {
    expect(read('watch=Veyl,seol,VEYL&watch=corsa').watch).toEqual(['veyl', 'seol', 'corsa'])
    expect(read('watch=a,b,c,d,e').watch).toEqual(['a', 'b', 'c', 'd'])
  })

  it('ignores invalid values', () => {
    expect(read('watch=../x,<b>,&league=l%20c&quality=720p%20"')).toEqual({
      watch: [],
      league: null,
      text: '',
      quality: null,
    })
  })

  it('leads to its channels', () => {
    const address = new URL(streamsPath(['veyl', 'seol']), 'https://lanewatch.example')
    expect(readStreamsView(address.searchParams).watch).toEqual(['veyl', 'seol'])
    expect(streamsPath()).toBe('/streams')
  })
})

describe('a grid of streams', () => {
  it('adds a missing channel, and removes a present one', () => {
    expect(toggleWatched(['veyl'], 'seol')).toEqual(['veyl', 'seol'])
    expect(toggleWatched(['veyl', 'seol'], 'veyl')).toEqual(['seol'])
  })

  it('is unchanged when it is full', () => {
    expect(toggleWatched(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd'])
  })
})
