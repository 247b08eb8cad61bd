import { cp } from 'node:fs/promises'
import { fetchSharedAnswer } from '../support/shared-answer.ts'
import { START } from './built-product.ts'

/** Environment variable with the address that answers with the folder of the filled world. Set by filled-world-once.ts. */
export const FILLED_WORLD_URL = 'FILLED_WORLD_URL'

/** Time that the background work had in the filled world. */
const FILLED_FOR_MS = 10 * 60_000

/** Time at which the filled world stopped, in milliseconds since 1970. A product that goes on with it starts then. */
export const FILLED_AT = START + FILLED_FOR_MS

/** Copies the demo world as ten minutes of background work left it into a folder. */
export async function copyFilledWorld(folder: string): Promise<void> {
  await cp(await fetchSharedAnswer(FILLED_WORLD_URL), folder, { recursive: true })
}
