import { createServer } from 'node:http'
import { createSimulator } from '../../../gateway/simulator/simulator.ts'
import { listen } from '../../subjects/listen.ts'
import { SEED } from '../attack-world.ts'
import { observe } from './observe.ts'

// Riot as the demo world plays it, with the limits of a developer's key.
const rateLimits = {
  application: [
    { requests: 20, seconds: 1 },
    { requests: 100, seconds: 120 },
  ],
  method: [{ requests: 2000, seconds: 60 }],
}
const simulator = createSimulator({ seed: SEED, now: Date.now, rateLimits })

const server = createServer((incoming, outgoing) => {
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
  simulator.fetch(new Request(url, { headers: { 'X-Riot-Token': 'bench' } })).then(
    async (answer) => outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text()),
    (error) => outgoing.writeHead(500).end(String(error)),
  )
})
observe(await listen(server))
