import { sharedClock } from '../shared-clock.ts'
import { Crowd } from './crowd.ts'
import type { ClientOrder } from './orders.ts'

// All subscribers, in one process that does next to nothing with what they are sent.
const crowd = new Crowd()

process.on('message', (order: ClientOrder) => {
  const beganAt = sharedClock()
  void follow(order).then(() => answer(beganAt))
})
process.once('disconnect', () => process.exit())
answer(sharedClock())

async function follow(order: ClientOrder): Promise<void> {
  if (order.is === 'gather') await crowd.gather(order.gathering)
  if (order.is === 'next') await crowd.nextUpdate()
  if (order.is === 'resume') crowd.resume()
  if (order.is === 'drop') crowd.drop()
}

function answer(beganAt: number): void {
  if (process.send === undefined) throw new Error('Start this with `npm run bench -- live`.')
  process.send(crowd.report(beganAt))
}
