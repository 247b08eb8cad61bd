import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listLeagues, listStreams } from '../../../client/features/streams/listed-streams.ts'
import { ChannelState } from '../../../client/gql/graphql.ts'
import { stream } from '../live/live-objects.ts'

const NO_FILTER = { league: null, text: '' }
const OFF = { live: null }

const namesOf = (streams: readonly { readonly player: { readonly name: string } }[]) =>
  streams.map(({ player }) => player.name)

describe('the list of streams', () => {
  it('sorts live streams by viewers, then the others by their last broadcast', () => {
    const { live, notLive } = listStreams(
      [
        stream('Never', null),
        stream('Corsa', 3200),
        stream('Earlier', null, { lastLiveAt: '2026-05-01T08:00:00.000Z' }),
        stream('Veyl', 12_418),
        stream('Later', null, { lastLiveAt: '2026-05-01T11:00:00.000Z' }),
        stream('Again', 3200),
      ],
      NO_FILTER,
    )
    expect(namesOf(live)).toEqual(['Veyl', 'Again', 'Corsa'])
    expect(namesOf(notLive)).toEqual(['Later', 'Earlier', 'Never'])
  })

  it('keeps channels whose live state is unknown apart from those that are not live', () => {
    const { notLive, unknown } = listStreams(
      [stream('Away', null), stream('Banned', null, { state: ChannelState.UNKNOWN, unknownReason: 'UNAVAILABLE' })],
      NO_FILTER,
    )
    expect([notLive, unknown].map(namesOf)).toEqual([['Away'], ['Banned']])
  })

  it('does not depend on the order of the input', () => {
    const streams = [stream('A', 1), stream('B', 1), stream('C', null), stream('D', null), stream('E', 7)]
    fc.assert(
      fc.property(fc.shuffledSubarray(streams, { minLength: streams.length }), (shuffled) => {
        expect(listStreams(shuffled, NO_FILTER)).toEqual(listStreams(streams, NO_FILTER))
      }),
    )
  })

  it.each(['vey', 'VEYL', 'veyl_plays', 'Esports', 'veyl veyl', ' '])('finds a stream by “%s”', (text) => {
    const found = listStreams([stream('Veyl', 1, { login: 'veyl_plays' })], { league: null, text })
    expect(namesOf(found.live)).toEqual(['Veyl'])
  })

  it.each(['"', '!!', '🦊'])('finds no stream by “%s”, which has no letter and no digit', (text) => {
    expect(listStreams([stream('Veyl', 1)], { league: null, text }).live).toEqual([])
  })

  it('filters by text and league', () => {
    const freeAgent = { ...stream('Free', 1).player, team: null }
    const streams = [stream('Veyl', 1), stream('Free', 1, { player: freeAgent }), stream('Seol', null, OFF)]
    expect(namesOf(listStreams(streams, { league: null, text: 'seo' }).notLive)).toEqual(['Seol'])
    expect(namesOf(listStreams(streams, { league: 'LVL', text: '' }).live)).toEqual(['Veyl'])
    expect(listStreams(streams, { league: 'LEC', text: '' })).toEqual({ live: [], notLive: [], unknown: [] })
    expect(listLeagues(streams)).toEqual(['LVL'])
  })
})
