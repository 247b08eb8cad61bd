import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from './ask.ts'
import { type AttackReport, createTally, type Flood } from './attackers.ts'

/** How long a connection rests that is refused, in milliseconds: else a dead server would be asked without end. */
const REST_MS = 100

/** Sends requests until the time is over. */
export async function runFlood({ url, address, connections, seconds, requests }: Flood): Promise<AttackReport> {
  using client = new Client(url, address, connections)
  const end = performance.now() + seconds * 1000
  const { count, report } = createTally()
  async function goOn(connection: number): Promise<void> {
    for (let n = connection; performance.now() < end; n += 1) {
      const request = requests[n % requests.length]
      if (request === undefined) return
      const { status } = await client.ask(request)
      count(String(status))
      if (status === 0) await sleep(REST_MS)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => goOn(connection)))
  return report()
}
