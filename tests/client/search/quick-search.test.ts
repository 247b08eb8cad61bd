import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createQuickSearch, LONGEST_WAIT_MS, PAUSE_MS } from '../../../client/search/quick-search.ts'
import { FakeClock } from '../../support/fake-clock.ts'

/** A search, and what its server was asked. Each answer comes when it is given. */
function openSearch() {
  const clock = new FakeClock()
  const asked: {
    readonly text: string
    readonly signal: AbortSignal
    readonly answer: (results: string) => void
    readonly fail: () => void
  }[] = []
  const search = createQuickSearch<string>(
    (text, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      asked.push({ text, signal, answer: resolve, fail: () => reject(new TypeError('Failed to fetch')) })
      return promise
    },
    (milliseconds, act) => clock.schedule(milliseconds, act),
  )
  return { clock, search, asked, settle: () => clock.advance(0), texts: () => asked.map(({ text }) => text) }
}

describe('a quick search', () => {
  it('asks once, a moment after the last key', async () => {
    const { clock, search, texts } = openSearch()
    for (const text of ['v', 've', 'vey']) {
      search.type(text)
      await clock.advance(PAUSE_MS - 1)
    }
    expect(texts()).toEqual([])
    await clock.advance(1)
    expect(texts()).toEqual(['vey'])
  })

  it('says that it asks as soon as somebody types, and what it found', async () => {
    const { clock, search, asked, settle } = openSearch()
    search.type('vey')
    expect(search.getState()).toEqual({ is: 'asking', results: null })
    await clock.advance(PAUSE_MS)
    asked[0]?.answer('Veyl')
    await settle()
    expect(search.getState()).toEqual({ is: 'answered', results: 'Veyl' })
  })

  it('keeps what it found in sight while it asks for more', async () => {
    const { clock, search, asked, settle } = openSearch()
    search.type('vey')
    await clock.advance(PAUSE_MS)
    asked[0]?.answer('Veyl')
    await settle()
    search.type('veyl')
    expect(search.getState()).toEqual({ is: 'asking', results: 'Veyl' })
  })

  it('asks for nothing when there are only blanks, and none for blanks around the same text', async () => {
    const { clock, search, texts } = openSearch()
    search.type('  ')
    await clock.advance(PAUSE_MS)
    expect(search.getState()).toEqual({ is: 'idle', results: null })
    search.type('vey')
    await clock.advance(PAUSE_MS)
    search.type(' vey ')
    await clock.advance(PAUSE_MS)
    expect(texts()).toEqual(['vey'])
  })

  it('says that asking failed, and asks again when it is told to', async () => {
    const { clock, search, asked, settle, texts } = openSearch()
    search.type('vey')
    await clock.advance(PAUSE_MS)
    asked[0]?.fail()
    await settle()
    expect(search.getState()).toEqual({ is: 'failed', results: null })
    const finished = search.finish()
    expect(search.getState().is).toBe('asking')
    asked[1]?.answer('Veyl')
    expect(await finished).toBe('Veyl')
    expect(texts()).toEqual(['vey', 'vey'])
  })

  it('leaves no timer behind when it stops, and takes no answer any more', async () => {
    const { clock, search, asked, settle } = openSearch()
    search.type('vey')
    search.stop()
    expect(clock.pending).toBe(0)
    search.type('vey')
    await clock.advance(PAUSE_MS)
    search.stop()
    asked[0]?.answer('Veyl')
    await settle()
    expect(search.getState()).toEqual({ is: 'idle', results: null })
  })

  it('calls off what it asked for when that is no longer the text, and not when it was answered', async () => {
    const { clock, search, asked, settle } = openSearch()
    search.type('vey')
    await clock.advance(PAUSE_MS)
    expect(asked[0]?.signal.aborted).toBe(false)
    search.type('veyl')
    expect(asked[0]?.signal.aborted).toBe(true)
    await clock.advance(PAUSE_MS)
    asked[1]?.answer('Veyl')
    await settle()
    expect(asked[1]?.signal.aborted).toBe(false)
    expect(clock.pending).toBe(0)
  })

  it('fails when there is no answer for long, and takes none any more', async () => {
    const { clock, search, asked, settle } = openSearch()
    search.type('vey')
    await clock.advance(PAUSE_MS + LONGEST_WAIT_MS)
    expect(search.getState()).toEqual({ is: 'failed', results: null })
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.answer('Veyl')
    await settle()
    expect(search.getState().is).toBe('failed')
    expect(clock.pending).toBe(0)
  })

  it('shows the answer to the newest text, in whatever order answers come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(5), { maxLength: 6 }),
        async (texts, order) => {
          const { clock, search, asked, settle } = openSearch()
          for (const text of texts) {
            search.type(text)
            await clock.advance(PAUSE_MS)
          }
          for (const index of [...order, ...texts.keys()]) {
            asked[index]?.answer(`found for ${asked[index].text}`)
            await settle()
          }
          expect(search.getState()).toEqual({ is: 'answered', results: `found for ${texts.at(-1)}` })
        },
      ),
    )
  })
})

describe('whoever does not wait', () => {
  it('gets the answer to the text as it stands, asked for once', async () => {
    const { clock, search, asked, texts } = openSearch()
    search.type('vey')
    const finished = search.finish()
    await clock.advance(PAUSE_MS)
    asked[0]?.answer('Veyl')
    expect(await finished).toBe('Veyl')
    expect(await search.finish()).toBe('Veyl')
    expect(texts()).toEqual(['vey'])
  })

  it('gets nothing when another text was typed meanwhile, or asking failed, or there is no text', async () => {
    const { search, asked } = openSearch()
    expect(await search.finish()).toBeNull()
    search.type('vey')
    const overtaken = search.finish()
    search.type('other')
    asked[0]?.answer('Veyl')
    expect(await overtaken).toBeNull()
    const failed = search.finish()
    asked[1]?.fail()
    expect(await failed).toBeNull()
  })
})
