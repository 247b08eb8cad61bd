import { constants, setPriority } from 'node:os'
import { runFlood } from '../flood.ts'
import { runStorm } from '../storm.ts'
import type { AttackOrder } from '../attackers.ts'

// Attackers have machines of their own: here they take what the product and its visitors leave of this one.
setPriority(constants.priority.PRIORITY_LOW)

// Attacks as it is ordered, once, and says what came of it.
process.once('message', (order: AttackOrder) => {
  const attack = order.is === 'flood' ? runFlood(order) : runStorm(order)
  void attack.then((report) => process.send?.(report))
})
process.once('disconnect', () => process.exit())
