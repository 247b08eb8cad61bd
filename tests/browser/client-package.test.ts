import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openRestartableSite, type RestartableSite } from '../product/restartable-site.ts'
import { launchChromium } from './chromium.ts'

const CLIENT = fileURLToPath(new URL('../../clients/typescript/src/client.ts', import.meta.url))

/** Lists the limit of the server at `?server=`, and then what each event brings. */
const PAGE = `<!doctype html>
<ul></ul>
<script type="module">
  import { createClient, toLists } from '/client.js'

  const url = new URLSearchParams(location.search).get('server')
  const lanewatch = createClient({ url, name: 'a page', random: () => 0.05 })
  const show = (text) => document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: text }))

  show((await lanewatch.query('{ rateLimit { limit } }')).data.rateLimit.limit)
  const changes = lanewatch.subscribe(\`subscription ($after: String) {
    rosterChanges(after: $after) { cursor snapshot upserted { id playerName } removed }
  }\`)
  for await (const { changed, update } of toLists(changes)) {
    if (update.snapshot) show('snapshot')
    else for (const { playerName } of changed.toReversed()) show(playerName)
  }
</script>`

let site: RestartableSite
let elsewhere: { readonly url: string; close(): void }

beforeAll(async () => {
  site = await openRestartableSite()
  elsewhere = await serveClient()
})

afterAll(async () => {
  elsewhere.close()
  await site.close()
})

/** Serves a page of another origin, and the client package as its script. */
async function serveClient() {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: CLIENT, formats: ['es'] } },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const script = outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('')
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', url === '/client.js' ? 'text/javascript' : 'text/html')
    response.end(url === '/client.js' ? script : PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

it('the client package asks and subscribes from a page of another site, across a restart of the server', async () => {
  const browser = await launchChromium()
  onTestFinished(() => browser.close())
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${elsewhere.url}/?server=${site.url}`)
  const shown = () => page.locator('li').allTextContents()
  await expect.poll(shown).toEqual(['1000000', 'snapshot'])
  await site.addPlayer('Before')
  await expect.poll(shown).toEqual(['1000000', 'snapshot', 'Before'])
  await site.restart('Meanwhile')
  await site.addPlayer('After')
  await expect.poll(shown).toEqual(['1000000', 'snapshot', 'Before', 'Meanwhile', 'After'])
})
