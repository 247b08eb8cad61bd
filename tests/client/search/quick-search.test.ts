import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createQuickSearch, LONGEST_WAIT_MS, PAUSE_MS } from '../../../client/search/quick-search.ts'
import { FakeClock } from '../../support/fake-clock.ts'

/** A quick search with manual answers of its server. */
function openSearch() {
  const clock = new FakeClock()
  const requests: {
    readonly text: string
    readonly signal: AbortSignal
    readonly answer: (results: string) => void
    readonly fail: () => void
  }[] = []
  const search = createQuickSearch<string>(
    (text, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      requests.push({ text, signal, answer: resolve, fail: () => reject(new TypeError('Failed to fetch')) })
      return promise
    },
    (milliseconds, act) => clock.schedule(milliseconds, act),
  )
  return { clock, search, requests, settle: () => clock.advance(0), texts: () => requests.map(({ text }) => text) }
}

describe('a quick search', () => {
  it('sends one request, shortly after the last key', async () => {
    const { clock, search, texts } = openSearch()
    for (const text of ['v', 've', 'vey']) {
      search.type(text)
      await clock.advance(PAUSE_MS - 1)
    }
    expect(texts()).toEqual([])
    await clock.advance(1)
    expect(texts()).toEqual(['vey'])
  })

  it('shows at once that it is searching, then the results', async () => {
    const { clock, search, requests, settle } = openSearch()
    search.type('vey')
    expect(search.getState()).toEqual({ kind: 'asking', results: null })
    await clock.advance(PAUSE_MS)
    requests[0]?.answer('Veyl')
    await settle()
    expect(search.getState()).toEqual({ kind: 'answered', results: 'Veyl' })
  })

  it('keeps its results while it searches again', async () => {
    const { clock, search, requests, settle } = openSearch()
    search.type('vey')
    await clock.advance(PAUSE_MS)
    requests[0]?.answer('Veyl')
    await settle()
    search.type('veyl')
    expect(search.getState()).toEqual({ kind: 'asking', results: 'Veyl' })
  })

  it('sends no request for blanks only, nor for blanks around the same text', async () => {
    const { clock, search, texts } = openSearch()
    search.type('  ')
    await clock.advance(PAUSE_MS)
    expect(search.getState()).toEqual({ kind: 'idle', results: null })
    search.type('vey')
    await clock.advance(PAUSE_MS)
    search.type(' vey ')
    await clock.advance(PAUSE_MS)
    expect(texts()).toEqual(['vey'])
  })

  it('reports a failed request, and retries on `finish`', async () => {
    const { clock, search, requests, settle, texts } = openSearch()
    search.type('vey')
    await clock.advance(PAUSE_MS)
    requests[0]?.fail()
    await settle()
    expect(search.getState()).toEqual({ kind: 'failed', results: null })
    const finished = search.finish()
    expect(search.getState().kind).toBe('asking')
    requests[1]?.answer('Veyl')
    expect(await finished).toBe('Veyl')
    expect(texts()).toEqual(['vey', 'vey'])
  })

  it('leaves no timer behind when it stops, and ignores late answers', async () => {
    const { clock, search, requests, settle } = openSearch()
    search.type('vey')
    search.stop()
    expect(clock.pending).toBe(0)
    search.type('vey')
    await clock.advance(PAUSE_MS)
    search.stop()
    requests[0]?.answer('Veyl')
    await settle()
    expect(search.getState()).toEqual({ kind: 'idle', results: null })
  })

  it('aborts a request when the text changes, but not an answered one', async () => {
    const { clock, search, requests, settle } = openSearch()
    search.type('vey')
    await clock.advance(PAUSE_MS)
    expect(requests[0]?.signal.aborted).toBe(false)
    search.type('veyl')
    expect(requests[0]?.signal.aborted).toBe(true)
    await clock.advance(PAUSE_MS)
    requests[1]?.answer('Veyl')
    await settle()
    expect(requests[1]?.signal.aborted).toBe(false)
    expect(clock.pending).toBe(0)
  })

  it('fails after the timeout, and ignores late answers', async () => {
    const { clock, search, requests, settle } = openSearch()
    search.type('vey')
    await clock.advance(PAUSE_MS + LONGEST_WAIT_MS)
    expect(search.getState()).toEqual({ kind: 'failed', results: null })
    expect(requests[0]?.signal.aborted).toBe(true)
    requests[0]?.answer('Veyl')
    await settle()
    expect(search.getState().kind).toBe('failed')
    expect(clock.pending).toBe(0)
  })

  it('shows the answer to the newest text, in any order of answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(5), { maxLength: 6 }),
        async (texts, order) => {
          const { clock, search, requests, settle } = openSearch()
          for (const text of texts) {
            search.type(text)
            await clock.advance(PAUSE_MS)
          }
          for (const index of [...order, ...texts.keys()]) {
            requests[index]?.answer(`found for ${requests[index].text}`)
            await settle()
          }
          expect(search.getState()).toEqual({ kind: 'answered', results: `found for ${texts.at(-1)}` })
        },
      ),
    )
  })
})

describe('finishing a quick search early', () => {
  it('returns the answer to the current text, requested once', async () => {
    const { clock, search, requests, texts } = openSearch()
    search.type('vey')
    const finished = search.finish()
    await clock.advance(PAUSE_MS)
    requests[0]?.answer('Veyl')
    expect(await finished).toBe('Veyl')
    expect(await search.finish()).toBe('Veyl')
    expect(texts()).toEqual(['vey'])
  })

  it('returns null after another text, after a failure and without a text', async () => {
    const { search, requests } = openSearch()
    expect(await search.finish()).toBeNull()
    search.type('vey')
    const overtaken = search.finish()
    search.type('other')
    requests[0]?.answer('Veyl')
    expect(await overtaken).toBeNull()
    const failed = search.finish()
    requests[1]?.fail()
    expect(await failed).toBeNull()
  })
})
