import { sharedClock } from '../shared-clock.ts'
import { Crowd } from './crowd.ts'
import type { ClientOrder } from './orders.ts'

// All subscribers in one process, which does almost no work for the updates.
const crowd = new Crowd()

process.on('message', (order: ClientOrder) => {
  const beganAt = sharedClock()
  void execute(order).then(() => answer(beganAt))
})
process.once('disconnect', () => process.exit())
answer(sharedClock())

async function execute(order: ClientOrder): Promise<void> {
  if (order.is === 'gather') await crowd.gather(order.gathering)
  if (order.is === 'next') await crowd.nextUpdate()
  if (order.is === 'resume') crowd.resume()
  if (order.is === 'drop') crowd.drop()
}

function answer(beganAt: number): void {
  if (process.send === undefined)
    throw new Error('This program cannot run on its own. Start it with `npm run bench -- live`.')
  process.send(crowd.report(beganAt))
}
