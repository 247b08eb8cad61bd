import { describe, expect, it } from 'vitest'
import { createApolloClient } from '../../../client/apollo/client.ts'
import { findSearchOutcome, LONGEST_WAIT_MS } from '../../../client/search/search-outcome.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { answering, answeringWith, silent, unreachable, VEYL } from '../stand-in-server.ts'

const wanted = { region: 'EUW', gameName: 'veyl', tagLine: 'kr1' } as const

const outcomeOf = (account: object) => findSearchOutcome(createApolloClient(answering(account)), wanted)

describe('the outcome of a search', () => {
  it('is the page of the account as its owner writes it, on its region', async () => {
    expect(await outcomeOf(VEYL)).toEqual({
      kind: 'answered',
      path: '/account/kr/Veyl-KR1',
      found: expect.objectContaining({ gameName: 'Veyl', tagLine: 'KR1', region: 'KR' }),
    })
  })

  it.each([
    { __typename: 'AccountNotFound', message: 'Not there.', activeRegion: null },
    { __typename: 'InvalidRiotId', message: 'Not a tag line.', field: 'TAG_LINE' },
  ])('is the help page after $__typename', async (problem) => {
    expect(await outcomeOf(problem)).toEqual({ kind: 'answered', path: '/search-account/veyl-kr1', found: null })
  })

  it('contains the time of the next try when Riot is unavailable', async () => {
    const retryAt = '2026-05-01T12:05:00.000Z'
    expect(await outcomeOf({ __typename: 'UpstreamUnavailable', message: 'Down.', retryAt })).toEqual({
      kind: 'upstreamUnavailable',
      retryAt,
    })
  })

  describe('in any region', () => {
    const found = (...accounts: readonly object[]) =>
      findSearchOutcome(
        createApolloClient(
          answeringWith({ accountsByRiotId: { __typename: 'FoundAccounts', accounts, unansweredRegions: [] } }),
        ),
        { ...wanted, region: null },
      )

    it('is the page of the only account', async () => {
      expect(await found(VEYL)).toMatchObject({ path: '/account/kr/Veyl-KR1', found: { region: 'KR' } })
    })

    it('is the page with the choice when there are several', async () => {
      expect(await found(VEYL, { ...VEYL, id: 'other', region: 'NA' })).toEqual({
        kind: 'answered',
        path: '/search-account/veyl-kr1',
        found: null,
      })
    })
  })

  it('is "unreachable" when the server never answers, and leaves no timer behind', async () => {
    const clock = new FakeClock()
    const later = (milliseconds: number, act: () => void) => clock.schedule(milliseconds, act)
    const outcome = findSearchOutcome(createApolloClient(silent()), wanted, later)
    await clock.advance(LONGEST_WAIT_MS)
    expect(await outcome).toEqual({ kind: 'unreachable' })

    await findSearchOutcome(createApolloClient(unreachable()), wanted, later)
    expect(clock.pending).toBe(0)
  })

  it('is "unreachable" when the connection fails', async () => {
    expect(await findSearchOutcome(createApolloClient(unreachable()), wanted)).toEqual({ kind: 'unreachable' })
  })

  it('is "unreachable" when the server answers with an error', async () => {
    expect(await outcomeOf({ __typename: 'Account' })).toEqual({ kind: 'unreachable' })
  })
})
