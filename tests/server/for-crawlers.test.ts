import { describe, expect, it } from 'vitest'
import { createRobots } from '../../gateway/http/pages/robots.ts'
import { createSitemap } from '../../gateway/http/pages/sitemap.ts'
import { startTestServer } from './test-server.ts'

const HOUR_MS = 60 * 60_000

async function startWithSitemap(publicUrl: string | null = null) {
  const world = { now: 0, asked: 0, fails: false, paths: ['/', '/champion/azir'] }
  const sitemap = createSitemap({
    listPaths: async () => {
      world.asked += 1
      if (world.fails) throw new Error('No answer.')
      return world.paths
    },
    publicUrl,
    now: () => world.now,
  })
  const forCrawlers = new Map([
    ['/robots.txt', createRobots(publicUrl)],
    ['/sitemap.xml', sitemap],
  ])
  return { world, server: await startTestServer({ forCrawlers, trustProxy: true }) }
}

describe('robots.txt', () => {
  it('allows pages and their data, and names the sitemap', async () => {
    const { server } = await startWithSitemap()
    const response = await fetch(`${server.url}/robots.txt`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = (await response.text()).split('\n')
    expect(lines).toContain('Disallow: /v2/')
    expect(lines).toContain('Disallow: /export/')
    expect(lines).toContain('Disallow: /operator/')
    expect(lines.filter((line) => /graphql|account/.test(line))).toEqual([])
    expect(lines).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  })

  it('uses the public address of the server, configured or forwarded by the proxy', async () => {
    const behindProxy = { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'lane.example' } }
    const { server } = await startWithSitemap()
    expect(await (await fetch(`${server.url}/robots.txt`, behindProxy)).text()).toContain(
      'Sitemap: https://lane.example/sitemap.xml',
    )
    const { server: named } = await startWithSitemap('https://public.example')
    expect(await (await fetch(`${named.url}/robots.txt`, behindProxy)).text()).toContain(
      'Sitemap: https://public.example/sitemap.xml',
    )
  })
})

describe('the sitemap', () => {
  it('lists each page with its full address', async () => {
    const { server } = await startWithSitemap('https://public.example')
    const response = await fetch(`${server.url}/sitemap.xml`)
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const text = await response.text()
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
    expect([...text.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://public.example/',
      'https://public.example/champion/azir',
    ])
  })

  it('is built at most once an hour', async () => {
    const { server, world } = await startWithSitemap()
    const ask = () => fetch(`${server.url}/sitemap.xml`)
    await Promise.all([ask(), ask()])
    world.now += HOUR_MS - 1
    await ask()
    expect(world.asked).toBe(1)
    world.now += 1
    await ask()
    expect(world.asked).toBe(2)
  })

  it('is built again after a failure', async () => {
    const { server, world } = await startWithSitemap()
    world.fails = true
    expect((await fetch(`${server.url}/sitemap.xml`)).status).toBe(500)
    world.fails = false
    expect((await fetch(`${server.url}/sitemap.xml`)).status).toBe(200)
  })

  it('escapes special characters of XML', async () => {
    const { server, world } = await startWithSitemap()
    world.paths = ["/a?b=1&c='<>"]
    expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).toContain('/a?b=1&amp;c=&apos;&lt;&gt;</loc>')
  })

  it('lists no more pages than the protocol allows', async () => {
    const { server, world } = await startWithSitemap()
    world.paths = Array.from({ length: 50_001 }, (_, index) => `/${index}`)
    expect((await (await fetch(`${server.url}/sitemap.xml`)).text()).match(/<url>/g)).toHaveLength(50_000)
  })
})
