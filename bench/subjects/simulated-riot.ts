import { createServer } from 'node:http'
import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { listen } from './listen.ts'
import { offer } from './offer.ts'

// Riot as the demo world plays it, in a process of its own, so that inventing matches is not counted as ours.
const [, , seed = ''] = process.argv
const simulator = createSimulator({ seed, now: Date.now })

const server = createServer((incoming, outgoing) => {
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
  simulator.fetch(new Request(url, { headers: { 'X-Riot-Token': 'bench' } })).then(
    async (answer) => outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text()),
    (error) => outgoing.writeHead(500).end(String(error)),
  )
})
offer({ url: await listen(server) })
