import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askAndWait } from '../support/ending.ts'
import { manyLogins, openTwitch, problem, streamOf } from './fake-twitch.ts'

describe('live channels', () => {
  it('are told with login, id, title, game, viewers, beginning, language and picture', async () => {
    const { clock, api } = openTwitch()
    expect(await askAndWait(clock, api.streams(['Some_One']), 1_000)).toMatchObject({
      value: {
        value: [
          {
            login: 'some_one',
            userId: 'id-some_one',
            title: 'Soloq',
            game: { id: '21779', name: 'League of Legends' },
            viewers: 120,
            startedAt: Date.UTC(2026, 10, 1, 10),
            language: 'pl',
            thumbnailUrl: 'https://pictures.test/{width}x{height}.jpg',
          },
        ],
        fetchedAt: clock.now() - 1_000 + 80,
      },
    })
  })

  it('stay when they show another game, or none', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ what }) =>
      what === 'token'
        ? null
        : Response.json({
            data: [
              { ...streamOf('one'), game_id: '509658', game_name: 'Just Chatting' },
              { ...streamOf('two'), game_id: '', game_name: '', thumbnail_url: '' },
            ],
          })
    expect(await askAndWait(clock, api.streams(['one', 'two']), 1_000)).toMatchObject({
      value: {
        value: [
          { login: 'one', game: { id: '509658', name: 'Just Chatting' } },
          { login: 'two', game: null, thumbnailUrl: null },
        ],
      },
    })
  })

  it('are asked for by a hundred, 100 to a page: 250 logins in three questions', async () => {
    const { clock, twitch, api } = openTwitch()
    const logins = manyLogins(250)
    const ending = await askAndWait(
      clock,
      api.streams([...logins, ...logins.map((login) => login.toUpperCase())]),
      5_000,
    )
    const asked = twitch.list('streams')
    expect(asked.map((request) => request.logins.length)).toEqual([100, 100, 50])
    expect(asked.map(({ query }) => query.get('first'))).toEqual(['100', '100', '100'])
    expect(asked.flatMap((request) => request.logins)).toEqual(logins)
    expect(ending).toMatchObject({ kind: 'answered', value: { value: { length: 250 } } })
    expect(clock.pending).toBe(0)
  })

  it('are asked for in no question when nobody is named', async () => {
    const { clock, twitch, api } = openTwitch()
    const ending = await askAndWait(clock, api.streams([]), 0)
    expect(ending).toMatchObject({ kind: 'answered', value: { value: [], fetchedAt: clock.now() } })
    expect(twitch.received).toEqual([])
  })

  it('are told once each, whatever pages and batches repeat', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(9), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 5 }),
        async (list, size) => {
          const { clock, twitch, api } = openTwitch()
          twitch.script = ({ what, query }) => {
            if (what === 'token') return null
            const from = Number(query.get('after') ?? '0')
            const data = list.slice(from, from + size).map((n) => streamOf(`channel_${n}`))
            const next = from + size
            // No batch has more than ten pages here.
            const more = next < list.length && next < size * 9
            return Response.json({ data, pagination: more ? { cursor: String(next) } : {} })
          }
          const shown = list.slice(0, size * 9)
          const ending = await askAndWait(clock, api.streams(manyLogins(10)), 60_000)
          if (ending.kind !== 'answered') throw ending.error
          const told = ending.value.value.map(({ login }) => login)
          expect(new Set(told).size).toBe(told.length)
          expect(told.toSorted()).toEqual(Array.from(new Set(shown), (n) => `channel_${n}`).toSorted())
        },
      ),
      { numRuns: 40 },
    )
  })

  it('are never more than those asked for', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ what }) =>
      what === 'token' ? null : Response.json({ data: [streamOf('one'), streamOf('other')] })
    const ending = await askAndWait(clock, api.streams(['one']), 1_000)
    expect(ending).toMatchObject({ value: { value: [{ login: 'one' }] } })
    expect(JSON.stringify(ending)).not.toContain('other')
  })

  it('whose pages have no end are not told at all', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ what }) =>
      what === 'token' ? null : Response.json({ data: [streamOf('one')], pagination: { cursor: 'again' } })
    const ending = await askAndWait(clock, api.streams(['one', 'two']), 5_000)
    expect(ending).toMatchObject({ kind: 'sent away', error: { upstream: 'twitch' } })
    expect(twitch.list('streams')).toHaveLength(10)
  })
})

describe('a login that is none', () => {
  it('is never sent', async () => {
    const { clock, twitch, api } = openTwitch()
    await askAndWait(clock, api.streams(['', 'żaba', 'two words', 'a&user_login=b', 'x'.repeat(26), 'fine_1']), 1_000)
    expect(twitch.list('streams').map((request) => request.logins)).toEqual([['fine_1']])
  })

  it('does not take the others with it when Twitch refuses their batch, and is left out for an hour', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ logins }) => (logins.includes('channel_37') ? problem(400) : null)
    const ending = await askAndWait(clock, api.streams(manyLogins(100)), 5_000)
    expect(ending).toMatchObject({ kind: 'answered', value: { value: { length: 99 } } })
    const first = twitch.list('streams').length
    expect(first).toBeLessThanOrEqual(15)

    await askAndWait(clock, api.streams(manyLogins(100)), 5_000)
    expect(twitch.list('streams')).toHaveLength(first + 1)
    await clock.advance(3_600_000)
    await askAndWait(clock, api.streams(manyLogins(100)), 5_000)
    expect(twitch.list('streams').length).toBeGreaterThan(first + 2)
  })

  it('is found among any others, once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(249), { maxLength: 3 }), async (bad) => {
        const { clock, twitch, api } = openTwitch()
        const offensive = new Set(bad.map((n) => `channel_${n}`))
        twitch.script = ({ logins }) => (logins.some((login) => offensive.has(login)) ? problem(400) : null)
        const ending = await askAndWait(clock, api.streams(manyLogins(250)), 60_000)
        expect(ending).toMatchObject({ kind: 'answered', value: { value: { length: 250 - bad.length } } })
        const asked = twitch.list('streams').length
        await askAndWait(clock, api.streams(manyLogins(250)), 60_000)
        expect(twitch.list('streams')).toHaveLength(asked + 3)
      }),
      { numRuns: 15 },
    )
  })

  it('is not to blame when Twitch refuses everything: the asking stops, and nobody is left out later', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ what }) => (what === 'token' ? null : problem(400))
    expect((await askAndWait(clock, api.streams(manyLogins(250)), 60_000)).kind).toBe('sent away')
    expect(twitch.list('streams').length).toBeLessThanOrEqual(60)

    twitch.script = () => null
    const after = await askAndWait(clock, api.streams(manyLogins(250)), 60_000)
    expect(after).toMatchObject({ kind: 'answered', value: { value: { length: 250 } } })
  })
})

describe('channels', () => {
  it('are told with id, login, display name and picture, 250 in three questions', async () => {
    const { clock, twitch, api } = openTwitch()
    const ending = await askAndWait(clock, api.users(manyLogins(250)), 5_000)
    if (ending.kind !== 'answered') throw ending.error
    expect(ending.value.value).toHaveLength(250)
    expect(ending.value.value[0]).toEqual({
      id: 'id-channel_0',
      login: 'channel_0',
      displayName: 'CHANNEL_0',
      profileImageUrl: 'https://pictures.test/channel_0.png',
    })
    expect(twitch.list('users').map(({ query }) => query.has('first'))).toEqual([false, false, false])
  })
})
