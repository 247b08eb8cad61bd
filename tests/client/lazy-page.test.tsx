import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { lazyPage } from '../../client/lazy-page.ts'

const Home = () => <h1>Home</h1>

/** Fetches code as often as it is asked to; the first times fail. */
function failing(times: number) {
  const asked = { times: 0 }
  const importPage = async () => {
    asked.times += 1
    if (asked.times <= times) throw new TypeError('Failed to fetch')
    return Home
  }
  return { asked, page: lazyPage(importPage) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

async function show(element: ReactElement): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(element, { onError: (failure) => void failures.push(failure) })
  return text(prelude)
}

describe('the code of a page', () => {
  it('is fetched once, however often the page is foreseen and shown', async () => {
    const { asked, page } = failing(0)
    page.load()
    page.load()
    expect(await show(<page.Page />)).toBe('<h1>Home</h1>')
    expect(await show(<page.Page />)).toBe('<h1>Home</h1>')
    expect(asked.times).toBe(1)
  })

  it('is fetched again where it is shown after it was foreseen in vain', async () => {
    const { page } = failing(1)
    page.load()
    await settled()
    expect(await show(<page.Page />)).toBe('<h1>Home</h1>')
  })

  it('is missing where it is wanted and does not come, and is fetched again the next time', async () => {
    const { page } = failing(1)
    await expect(show(<page.Page />)).rejects.toThrow('The code of the page could not be fetched.')
    expect(await show(<page.Page />)).toBe('<h1>Home</h1>')
  })

  it('stays the same component once it has come', async () => {
    const { page } = failing(0)
    const { Page } = page
    page.load()
    await settled()
    expect(page.Page).toBe(Page)
  })
})
