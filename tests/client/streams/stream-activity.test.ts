import { describe, expect, it } from 'vitest'
import { activityOf, findSeat, gamesByPlayer } from '../../../client/features/streams/stream-activity.ts'
import { listOtherViews } from '../../../client/features/streams/WatchedAlone.tsx'
import { activeGame, broadcast, stream } from '../live/live-objects.ts'

const GAME = activeGame(1, ['Veyl', 'Seol'])
const CHATTING = { name: 'Just Chatting', isLeagueOfLegends: false }

describe('the activity of a stream', () => {
  it('is the running game of its owner', () => {
    const activity = activityOf(stream('Veyl', 1), GAME)
    expect(activity).toMatchObject({ kind: 'inGame', seat: { champion: { key: 268 } } })
  })

  it('is League of Legends when its owner is in no known game', () => {
    expect(activityOf(stream('Veyl', 1), null).kind).toBe('league')
    expect(activityOf(stream('Corsa', 1), GAME).kind).toBe('league')
  })

  it('is the game named by Twitch when that is another one', () => {
    const chatting = stream('Veyl', 1, { live: broadcast(1, { game: CHATTING }) })
    expect(activityOf(chatting, GAME)).toEqual({ kind: 'other', name: 'Just Chatting' })
  })

  it('is unknown when the channel names no game, unless its owner is in a known game', () => {
    const silent = stream('Veyl', 1, { live: broadcast(1, { game: null }) })
    expect(activityOf(silent, null).kind).toBe('unnamed')
    expect(activityOf(silent, GAME).kind).toBe('inGame')
  })

  it('is "not live" while offline, even when its owner plays', () => {
    expect(activityOf(stream('Veyl', null), GAME)).toEqual({ kind: 'notLive', lastLiveAt: null })
  })
})

describe('a running game', () => {
  it('is found by each pro player in it', () => {
    const other = activeGame(2, ['Corsa', 'Veyl'])
    const games = gamesByPlayer([GAME, other])
    expect([...games.keys()].toSorted()).toEqual(['player-Corsa', 'player-Seol', 'player-Veyl'])
    // The server’s first game wins.
    expect(games.get('player-Veyl')).toBe(GAME)
    expect(findSeat(GAME, 'player-Corsa')).toBeNull()
  })

  it('is shown by the other live streams of its players, and no others', () => {
    const own = stream('Veyl', 5)
    const chatting = stream('Seol', 3, { live: broadcast(3, { game: CHATTING }) })
    const names = (streams: readonly ReturnType<typeof stream>[]) =>
      listOtherViews(own, streams, GAME).map(({ stream: { player } }) => player.name)
    expect(names([own, stream('Seol', 3), stream('Corsa', 9)])).toEqual(['Seol'])
    expect(names([own, stream('Seol', null)])).toEqual([])
    expect(names([own, chatting])).toEqual([])
  })
})
