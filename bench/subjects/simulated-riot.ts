import { createSimulator } from '../../gateway/simulator/simulator.ts'
import { offer } from './offer.ts'
import { serveRiot } from './riot-server.ts'

// The simulated Riot in a process of its own, so that the cost of generating matches is not counted as ours.
const [, , seed = ''] = process.argv
offer({ url: await serveRiot(createSimulator({ seed, now: Date.now })) })
