import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askAndWait } from '../support/ending.ts'
import { manyChannels, openTwitch, problem, streamOf } from './fake-twitch.ts'

describe('live channels', () => {
  it('have login, id, title, game, viewers, start, language and thumbnail', async () => {
    const { clock, api } = openTwitch()
    expect(await askAndWait(clock, api.streams(['some_one']), 1_000)).toMatchObject({
      value: {
        value: [
          {
            login: 'some_one',
            userId: 'some_one',
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

  it('include channels that show another game, or none', async () => {
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

  it('are requested 100 at a time: 250 channels need three requests', async () => {
    const { clock, twitch, api } = openTwitch()
    const ids = manyChannels(250)
    const ending = await askAndWait(clock, api.streams([...ids, ...ids]), 5_000)
    const asked = twitch.list('streams')
    expect(asked.map((request) => request.keys.length)).toEqual([100, 100, 50])
    expect(asked.map(({ query }) => query.get('first'))).toEqual(['100', '100', '100'])
    expect(asked.flatMap((request) => request.keys)).toEqual(ids)
    expect(ending).toMatchObject({ kind: 'answered', value: { value: { length: 250 } } })
    expect(clock.pending).toBe(0)
  })

  it('need no request without ids', async () => {
    const { clock, twitch, api } = openTwitch()
    const ending = await askAndWait(clock, api.streams([]), 0)
    expect(ending).toMatchObject({ kind: 'answered', value: { value: [], fetchedAt: clock.now() } })
    expect(twitch.received).toEqual([])
  })

  it('are returned once each, even when pages and batches repeat them', async () => {
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
          const ending = await askAndWait(clock, api.streams(manyChannels(10)), 60_000)
          if (ending.kind !== 'answered') throw ending.error
          const listed = ending.value.value.map(({ login }) => login)
          expect(new Set(listed).size).toBe(listed.length)
          expect(listed.toSorted()).toEqual(Array.from(new Set(shown), (n) => `channel_${n}`).toSorted())
        },
      ),
      { numRuns: 40 },
    )
  })

  it('include only requested channels', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ what }) =>
      what === 'token' ? null : Response.json({ data: [streamOf('one'), streamOf('other')] })
    const ending = await askAndWait(clock, api.streams(['one']), 1_000)
    expect(ending).toMatchObject({ value: { value: [{ login: 'one' }] } })
    expect(JSON.stringify(ending)).not.toContain('other')
  })

  it('are rejected when their pages have no end', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ what }) =>
      what === 'token' ? null : Response.json({ data: [streamOf('one')], pagination: { cursor: 'again' } })
    const ending = await askAndWait(clock, api.streams(['one', 'two']), 5_000)
    expect(ending).toMatchObject({ kind: 'sent away', error: { upstream: 'twitch' } })
    expect(twitch.list('streams')).toHaveLength(10)
  })
})

describe('an invalid login or id', () => {
  it('is never sent', async () => {
    const { clock, twitch, api } = openTwitch()
    await askAndWait(clock, api.usersByLogin(['', 'żaba', 'two words', 'a&login=b', 'x'.repeat(26), 'Fine_1']), 1_000)
    expect(twitch.list('users').map(({ query }) => query.getAll('login'))).toEqual([['fine_1']])
    await askAndWait(clock, api.streams(['', 'żaba', 'a&user_id=b', 'x'.repeat(65), '71092938']), 1_000)
    expect(twitch.list('streams').map(({ query }) => query.getAll('user_id'))).toEqual([['71092938']])
  })

  it('does not spoil its batch when Twitch refuses it, and is left out for an hour', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ keys }) => (keys.includes('channel_37') ? problem(400) : null)
    const ending = await askAndWait(clock, api.streams(manyChannels(100)), 5_000)
    expect(ending).toMatchObject({ kind: 'answered', value: { value: { length: 99 } } })
    const first = twitch.list('streams').length
    expect(first).toBeLessThanOrEqual(15)

    await askAndWait(clock, api.streams(manyChannels(100)), 5_000)
    expect(twitch.list('streams')).toHaveLength(first + 1)
    await clock.advance(3_600_000)
    await askAndWait(clock, api.streams(manyChannels(100)), 5_000)
    expect(twitch.list('streams').length).toBeGreaterThan(first + 2)
  })

  it('is found among any others, once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(249), { maxLength: 3 }), async (bad) => {
        const { clock, twitch, api } = openTwitch()
        const offensive = new Set(bad.map((n) => `channel_${n}`))
        twitch.script = ({ keys }) => (keys.some((key) => offensive.has(key)) ? problem(400) : null)
        const ending = await askAndWait(clock, api.streams(manyChannels(250)), 60_000)
        expect(ending).toMatchObject({ kind: 'answered', value: { value: { length: 250 - bad.length } } })
        const asked = twitch.list('streams').length
        await askAndWait(clock, api.streams(manyChannels(250)), 60_000)
        expect(twitch.list('streams')).toHaveLength(asked + 3)
      }),
      { numRuns: 15 },
    )
  })

  it('is not suspected when Twitch refuses everything: the search stops, and no login is left out later', async () => {
    const { clock, twitch, api } = openTwitch()
    twitch.script = ({ what }) => (what === 'token' ? null : problem(400))
    expect((await askAndWait(clock, api.streams(manyChannels(250)), 60_000)).kind).toBe('sent away')
    expect(twitch.list('streams').length).toBeLessThanOrEqual(60)

    twitch.script = () => null
    const after = await askAndWait(clock, api.streams(manyChannels(250)), 60_000)
    expect(after).toMatchObject({ kind: 'answered', value: { value: { length: 250 } } })
  })
})

describe('the users of Twitch', () => {
  it('have id, login, display name and picture, and 250 need three requests', async () => {
    const { clock, twitch, api } = openTwitch()
    const ending = await askAndWait(clock, api.users(manyChannels(250)), 5_000)
    if (ending.kind !== 'answered') throw ending.error
    expect(ending.value.value).toHaveLength(250)
    expect(ending.value.value[0]).toEqual({
      id: 'channel_0',
      login: 'channel_0',
      displayName: 'CHANNEL_0',
      profileImageUrl: 'https://pictures.test/channel_0.png',
    })
    expect(twitch.list('users').map(({ query }) => query.has('first'))).toEqual([false, false, false])
  })
})
