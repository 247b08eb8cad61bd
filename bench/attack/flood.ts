import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from './ask.ts'
import { type AttackReport, createTally, type Flood } from './attackers.ts'

/** Pause after a failed connection. Without it a dead server would get requests in a busy loop. */
const PAUSE_MS = 100

/** Sends requests until the time is over. Resolves to the number of answers by status. */
export async function runFlood({ url, address, connections, seconds, requests }: Flood): Promise<AttackReport> {
  using client = new Client(url, address, connections)
  const end = performance.now() + seconds * 1000
  const { count, report } = createTally()
  async function sendRequests(connection: number): Promise<void> {
    for (let n = connection; performance.now() < end; n += 1) {
      const request = requests[n % requests.length]
      if (request === undefined) return
      const { status } = await client.ask(request)
      count(String(status))
      if (status === 0) await sleep(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => sendRequests(connection)))
  return report()
}
