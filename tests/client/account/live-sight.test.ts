import { describe, expect, it } from 'vitest'
import {
  nextSight,
  NOTHING_SEEN,
  type LiveSight,
  type LiveStatus,
} from '../../../client/features/account/live-sight.ts'

const status = (state: LiveStatus<string>['state'], game: string | null = null, minute = 0): LiveStatus<string> => ({
  state,
  observedAt: `2026-05-01T12:0${minute}:00.000Z`,
  game,
})

const PLAYING = status('IN_GAME', 'KR_1')

/** Returns what the tab shows after these answers. */
const sightAfter = (...answers: readonly LiveStatus<string>[]) =>
  answers.reduce<LiveSight<string>>(nextSight, NOTHING_SEEN)

describe('the shown live game', () => {
  it('is empty before the first answer', () => {
    expect(NOTHING_SEEN).toMatchObject({ status: null, game: null, over: false })
  })

  it('is the current game of the account', () => {
    expect(sightAfter(PLAYING)).toMatchObject({ game: 'KR_1', gameSeenAt: PLAYING.observedAt, over: false })
  })

  it('is not over when no game was seen', () => {
    expect(sightAfter(status('NOT_IN_GAME'))).toMatchObject({ game: null, over: false })
  })

  it('is over once Riot no longer reports it, and stays over', () => {
    expect(sightAfter(PLAYING, status('NOT_IN_GAME'))).toMatchObject({ game: null, over: true })
    expect(sightAfter(PLAYING, status('NOT_IN_GAME'), status('NOT_IN_GAME', null, 1)).over).toBe(true)
    expect(sightAfter(PLAYING, status('NOT_IN_GAME'), status('UPSTREAM_DOWN')).over).toBe(true)
  })

  it('is replaced when the next game begins', () => {
    const sight = sightAfter(PLAYING, status('NOT_IN_GAME'), status('IN_GAME', 'KR_2', 5))
    expect(sight).toMatchObject({ game: 'KR_2', over: false })
    expect(sightAfter(PLAYING, status('IN_GAME', 'KR_2', 5))).toMatchObject({ game: 'KR_2', over: false })
  })

  it('stays, with the time it was seen, while Riot is down', () => {
    const sight = sightAfter(PLAYING, status('UPSTREAM_DOWN', null, 4))
    expect(sight).toMatchObject({ game: 'KR_1', gameSeenAt: PLAYING.observedAt, over: false })
    expect(sight.status?.state).toBe('UPSTREAM_DOWN')
  })

  it('is not over when it may only be hidden', () => {
    expect(sightAfter(PLAYING, status('POSSIBLY_HIDDEN'))).toMatchObject({ game: null, over: false })
    expect(sightAfter(PLAYING, status('UNKNOWN'))).toMatchObject({ game: null, over: false })
  })
})
