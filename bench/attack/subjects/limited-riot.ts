import { createSimulator } from '../../../gateway/simulator/simulator.ts'
import { serveRiot } from '../../subjects/riot-server.ts'
import { SEED } from '../attack-world.ts'
import { observe } from './observe.ts'

// The simulated Riot with the limits of a developer's key.
const rateLimits = {
  application: [
    { requests: 20, seconds: 1 },
    { requests: 100, seconds: 120 },
  ],
  method: [{ requests: 2000, seconds: 60 }],
}
observe(await serveRiot(createSimulator({ seed: SEED, now: Date.now, rateLimits })))
