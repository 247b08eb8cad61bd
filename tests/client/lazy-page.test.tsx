import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { lazyPage } from '../../client/routing/lazy-page.ts'

const Home = () => <h1>Home</h1>

/** Returns a page whose first `times` fetches of code fail. */
function failing(times: number) {
  const fetches = { times: 0 }
  const importPage = async () => {
    fetches.times += 1
    if (fetches.times <= times) throw new TypeError('Failed to fetch')
    return Home
  }
  return { fetches, page: lazyPage(importPage) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

async function show(element: ReactElement): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(element, { onError: (failure) => void failures.push(failure) })
  return text(prelude)
}

describe('the code of a page', () => {
  it('is fetched once, however often the page is preloaded and shown', async () => {
    const { fetches, page } = failing(0)
    void page.load()
    void page.load()
    expect(await show(<page.Page />)).toBe('<h1>Home</h1>')
    expect(await show(<page.Page />)).toBe('<h1>Home</h1>')
    expect(fetches.times).toBe(1)
  })

  it('is fetched again after a failed preload', async () => {
    const { page } = failing(1)
    void page.load()
    await settled()
    expect(await show(<page.Page />)).toBe('<h1>Home</h1>')
  })

  it('throws when the fetch fails, and is fetched again the next time', async () => {
    const { page } = failing(1)
    await expect(show(<page.Page />)).rejects.toThrow('The code of the page could not be fetched.')
    expect(await show(<page.Page />)).toBe('<h1>Home</h1>')
  })

  it('is rendered at once when it was preloaded', async () => {
    const { page } = failing(0)
    await page.load()
    expect(page.Page).toBe(Home)
  })

  it('keeps the same component once it is loaded', async () => {
    const { page } = failing(0)
    const { Page } = page
    void page.load()
    await settled()
    expect(page.Page).toBe(Page)
  })
})
