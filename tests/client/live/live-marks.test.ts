import { expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { LiveMarksDocument } from '../../../client/gql/LiveMarks.ts'
import { marksOf } from '../../../client/live/useLiveMarks.ts'
import { answeringWith } from '../stand-in-server.ts'
import { activeGame, source, stream } from './live-objects.ts'

it('live marks show who streams and who plays, and exist for no other players', async () => {
  const client = createApolloClient(
    answeringWith({
      streams: { cursor: '1', source: source(), streams: [stream('Veyl', 8400), stream('Seol', null)] },
      activeGames: { cursor: '1', source: source(), games: [activeGame(2, ['Veyl', 'Dusk']), activeGame(1, ['Veyl'])] },
    }),
  )
  const { data } = await client.query({
    query: LiveMarksDocument,
    variables: { streams: {}, games: {}, locale: 'EN' },
  })
  const marks = marksOf(data)
  expect([...marks.keys()]).toEqual(['player-Veyl', 'player-Dusk'])
  expect(marks.get('player-Veyl')?.stream).toEqual({ login: 'veyl', viewers: 8400 })
  expect(marks.get('player-Veyl')?.game?.startedAt).toBe(activeGame(2, []).startedAt)
  expect(marks.get('player-Dusk')?.stream).toBeNull()
  expect(marks.get('player-Dusk')?.game?.seat.champion.name?.text).toBe('Azir')
})
