import { constants, setPriority } from 'node:os'
import type { AttackOrder } from '../attackers.ts'
import { runFlood } from '../flood.ts'
import { runStorm } from '../storm.ts'

// Real attackers have machines of their own. Here they get the CPU time that the product and its visitors leave.
setPriority(constants.priority.PRIORITY_LOW)

// Carries out one order and sends its report.
process.once('message', (order: AttackOrder) => {
  const attack = order.is === 'flood' ? runFlood(order) : runStorm(order)
  void attack.then((report) => process.send?.(report))
})
process.once('disconnect', () => process.exit())
