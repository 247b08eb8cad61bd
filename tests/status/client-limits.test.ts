import { expect, it } from 'vitest'
import { z } from 'zod'
import { clientLimits } from '../../gateway/composition/client-limits.ts'
import { parseEnv } from '../../gateway/composition/env.ts'
import { openTestWorld } from '../support/test-world.ts'

const shape = z.object({ status: z.object({ limits: z.record(z.string(), z.int().positive()) }) })

it('the limits of the contract are those that the environment sets', () => {
  const limits = clientLimits(
    parseEnv({ POINTS_PER_MINUTE: '5000', KEY_POINTS_PER_MINUTE: '7000', MAX_WEBSOCKETS_PER_ADDRESS: '3' }),
  )
  expect(limits).toMatchObject({ pointsPerMinute: 5000, keyPointsPerMinute: 7000, websockets: 3, connections: 200 })
})

it('every client can query the limits', async () => {
  const { status } = shape.parse(
    await openTestWorld().ask(
      '{ status { limits { documentPoints operationSeconds pingSeconds unreadSeconds } } }',
      {},
    ),
  )
  expect(status.limits).toEqual({ documentPoints: 100_000, operationSeconds: 60, pingSeconds: 12, unreadSeconds: 15 })
})
