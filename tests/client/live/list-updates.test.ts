import type { ApolloClient } from '@apollo/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { LiveStreamRow_streamFragmentDoc } from '../../../client/gql/LiveStreamRow_stream.ts'
import { gameList, type ListedGame } from '../../../client/live/game-list.ts'
import { createLiveNews } from '../../../client/live/live-news.ts'
import { streamList, type ListedStream } from '../../../client/live/stream-list.ts'
import { activeGame, broadcast, source, stream, STARTED } from './live-objects.ts'
import { gamesUpdate, HOME, openHome, shownOn, streamsUpdate } from './live-server.ts'

const LATER = '2026-05-01T13:00:00.000Z'

function follow(client: ApolloClient) {
  const streams = createLiveNews<ListedStream>()
  const games = createLiveNews<ListedGame>()
  const stops = [
    streamList.follow(client, { filter: HOME.variables.streams, locale: 'EN' }, streams),
    gameList.follow(client, { filter: HOME.variables.games, locale: 'EN' }, games),
  ]
  onTestFinished(() => {
    for (const stop of stops) stop()
  })
  return { streams, games }
}

describe('the live lists of a page', () => {
  it('are followed from the cursor they were loaded with', async () => {
    const { client, begun } = await openHome([stream('Veyl', 100)], [])
    follow(client)
    expect(begun.map(({ after }) => after)).toEqual(['1', '1'])
  })

  it('add, change, move and remove items with updates', async () => {
    const { client, begun } = await openHome(
      [stream('Veyl', 100), stream('Seol', 50), stream('Ombre', 20)],
      [activeGame(2, ['Veyl']), activeGame(1, ['Seol'])],
    )
    follow(client)
    begun[0]?.updates.next(
      streamsUpdate({ upserted: [stream('Ombre', 70), stream('Dusk', 300)], removed: ['stream-Seol'] }),
    )
    begun[1]?.updates.next(
      gamesUpdate({ upserted: [activeGame(3, ['Ombre'], { startedAt: null })], removed: ['game-2', 'game-9'] }),
    )
    expect(shownOn(client)).toEqual({ cursor: '2', streams: ['Dusk', 'Veyl', 'Ombre'], games: [3, 1] })
    const [dusk] = client.readQuery(HOME)?.streams.streams ?? []
    expect(dusk?.player.team?.code).toBe('VEYL')
  })

  it('are replaced by a snapshot', async () => {
    const { client, begun } = await openHome([stream('Veyl', 100), stream('Seol', 50)], [])
    follow(client)
    begun[0]?.updates.next(streamsUpdate({ snapshot: true, upserted: [stream('Seol', 60)] }))
    expect(shownOn(client).streams).toEqual(['Seol'])
  })

  it('update the time of their source, even without other changes', async () => {
    const { client, begun } = await openHome([stream('Veyl', 100)], [])
    follow(client)
    begun[0]?.updates.next(streamsUpdate({ source: source('DOWN', LATER) }))
    expect(client.readQuery(HOME)?.streams.source).toEqual(source('DOWN', LATER))
    expect(shownOn(client).streams).toEqual(['Veyl'])
  })

  it('are filled by the first update when they could not be loaded', async () => {
    const { client, begun } = await openHome([], [])
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'streams' })
    follow(client)
    expect(begun[0]?.after).toBeNull()
    begun[0]?.updates.next(streamsUpdate({ snapshot: true, upserted: [stream('Veyl', 100)] }))
    expect(shownOn(client).streams).toEqual(['Veyl'])
  })
})

describe('an update', () => {
  it('notifies only the changed row, and the list only when its order changes', async () => {
    const { client, begun } = await openHome([stream('Veyl', 100), stream('Seol', 50)], [])
    follow(client)
    const notified: Record<string, number> = {}
    const count = (name: string) => {
      notified[name] = (notified[name] ?? 0) + 1
    }
    const subscriptions = ['Veyl', 'Seol'].map((name) =>
      client
        .watchFragment({
          fragment: LiveStreamRow_streamFragmentDoc,
          fragmentName: 'LiveStreamRow_stream',
          from: `Stream:stream-${name}`,
        })
        .subscribe(() => count(name)),
    )
    const orders: string[] = []
    const list = client.watchQuery(HOME).subscribe(({ data }) => {
      const order = data?.streams?.streams?.map((item) => item?.id).join()
      if (order !== undefined && order !== orders.at(-1)) orders.push(order)
    })
    onTestFinished(() => {
      for (const subscription of [...subscriptions, list]) subscription.unsubscribe()
    })
    await Promise.resolve()
    expect(notified).toEqual({ Veyl: 1, Seol: 1 })

    begun[0]?.updates.next(streamsUpdate({ upserted: [stream('Seol', 60)] }))
    expect(notified).toEqual({ Veyl: 1, Seol: 2 })
    begun[0]?.updates.next(streamsUpdate({ cursor: '3', source: source('OK', LATER) }))
    expect(notified).toEqual({ Veyl: 1, Seol: 2 })
    expect(orders).toEqual(['stream-Veyl,stream-Seol'])
    begun[0]?.updates.next(streamsUpdate({ cursor: '4', upserted: [stream('Seol', 600)] }))
    expect(notified).toEqual({ Veyl: 1, Seol: 3 })
    expect(orders).toEqual(['stream-Veyl,stream-Seol', 'stream-Seol,stream-Veyl'])
  })

  it('keeps the fields of a stream that it does not contain', async () => {
    const { client, begun } = await openHome([stream('Veyl', 100)], [activeGame(1, ['Veyl'])])
    follow(client)
    begun[1]?.updates.next(gamesUpdate({ upserted: [activeGame(1, ['Veyl', 'Seol'])] }))
    begun[0]?.updates.next(streamsUpdate({ upserted: [stream('Veyl', 90)] }))
    const [game] = client.readQuery(HOME)?.activeGames.games ?? []
    expect(game?.pros.map(({ champion }) => champion.name?.text)).toEqual(['Azir', 'Azir'])
  })
})

describe('live news', () => {
  it('contain started, restarted and retitled streams, but not a change of viewers', async () => {
    const { client, begun } = await openHome([stream('Veyl', 100), stream('Seol', 50), stream('Ombre', 20)], [])
    const { streams } = follow(client)
    begun[0]?.updates.next(streamsUpdate({ upserted: [stream('Veyl', 110)] }))
    expect(streams.latest()).toBeNull()

    begun[0]?.updates.next(
      streamsUpdate({
        cursor: '3',
        upserted: [
          stream('Dusk', 1),
          stream('Veyl', 110, { live: broadcast(110, { startedAt: LATER }) }),
          stream('Seol', 50, { live: broadcast(50, { title: 'Last game' }) }),
          stream('Ombre', null),
        ],
      }),
    )
    expect(streams.latest()?.begun.map(({ player }) => player.name)).toEqual(['Dusk', 'Veyl'])
    expect([...(streams.latest()?.ids ?? [])]).toEqual(['stream-Dusk', 'stream-Veyl', 'stream-Seol', 'stream-Ombre'])
  })

  it('contain started games, loaded games and games with another pro', async () => {
    const { client, begun } = await openHome(
      [],
      [activeGame(1, ['Veyl'], { startedAt: null }), activeGame(2, ['Seol'])],
    )
    const { games } = follow(client)
    begun[1]?.updates.next(gamesUpdate({ upserted: [activeGame(2, ['Seol'])] }))
    expect(games.latest()).toBeNull()
    begun[1]?.updates.next(
      gamesUpdate({
        cursor: '3',
        upserted: [
          activeGame(1, ['Veyl'], { startedAt: STARTED }),
          activeGame(2, ['Seol', 'Dusk']),
          activeGame(3, ['Ombre']),
        ],
      }),
    )
    expect(games.latest()?.begun.map(({ matchId }) => matchId)).toEqual(['KR_3'])
    expect(games.latest()?.ids).toEqual(new Set(['game-1', 'game-2', 'game-3']))
  })
})
