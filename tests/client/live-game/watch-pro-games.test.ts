import { ApolloLink } from '@apollo/client'
import { Observable, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { watchProGames } from '../../../client/live-game/watch-pro-games.ts'

interface Update {
  readonly snapshot?: boolean
  readonly running?: readonly string[]
  readonly removed?: readonly string[]
}

/** A page that watches the games of a pro while it shows this one. */
function watch(shownGame?: string) {
  const updates = new Subject<{ data: object }>()
  const page = { looks: 0, shownGame, variables: {} as Readonly<Record<string, unknown>> }
  const link = new ApolloLink(({ variables }) => {
    page.variables = variables
    return new Observable((observer) => updates.subscribe(observer))
  })
  const stop = watchProGames(createApolloClient(link), {
    player: 'player-veyl',
    shownGame: () => page.shownGame,
    look: () => {
      page.looks += 1
    },
  })
  const send = ({ snapshot = false, running = [], removed = [] }: Update) =>
    updates.next({
      data: {
        activeGames: {
          __typename: 'ActiveGamesUpdate',
          cursor: '7',
          snapshot,
          upserted: running.map((id) => ({ __typename: 'ActiveGame', id })),
          removed,
        },
      },
    })
  return { page, send, stop, isWatching: () => updates.observed }
}

describe('a page that shows a game of a pro', () => {
  it('does not look while the server reports the same game', () => {
    const { page, send } = watch('game-1')
    expect(page.variables).toMatchObject({ player: 'player-veyl' })
    send({ snapshot: true, running: ['game-1'] })
    send({})
    send({ removed: ['game-9'] })
    expect(page.looks).toBe(0)
  })

  it('looks when the game changes, and when it ends', () => {
    const { page, send } = watch('game-1')
    send({ snapshot: true, running: ['game-1'] })
    send({ running: ['game-1'] })
    expect(page.looks).toBe(1)
    send({ removed: ['game-1'] })
    expect(page.looks).toBe(2)
  })

  it('looks when the game has ended before the first update', () => {
    const { page, send } = watch('game-1')
    send({ snapshot: true })
    expect(page.looks).toBe(1)
  })
})

describe('a page that shows no game', () => {
  it('looks when one begins, and once when one runs already', () => {
    const { page, send } = watch()
    send({ snapshot: true })
    expect(page.looks).toBe(0)
    send({ running: ['game-1'] })
    expect(page.looks).toBe(1)

    const late = watch()
    late.send({ snapshot: true, running: ['game-1'] })
    expect(late.page.looks).toBe(1)
  })

  it('does not look after it was left', () => {
    const { page, send, stop, isWatching } = watch()
    stop()
    expect(isWatching()).toBe(false)
    send({ snapshot: true, running: ['game-1'] })
    expect(page.looks).toBe(0)
  })
})
