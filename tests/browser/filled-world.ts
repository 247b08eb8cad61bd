import { cp } from 'node:fs/promises'
import { START } from './built-product.ts'

/** Environment variable with the address that answers with the folder of the filled world. Set by filled-world-once.ts. */
export const FILLED_WORLD_URL = 'FILLED_WORLD_URL'

/** Time that the background work had in the filled world. */
const FILLED_FOR_MS = 10 * 60_000

/** Time at which the filled world stopped, in milliseconds since 1970. A product that goes on with it starts then. */
export const FILLED_AT = START + FILLED_FOR_MS

/** Copies the demo world as ten minutes of background work left it into a folder. */
export async function copyFilledWorld(folder: string): Promise<void> {
  const url = process.env[FILLED_WORLD_URL]
  if (url === undefined) throw new Error(`${FILLED_WORLD_URL} is missing: filled-world-once.ts did not run.`)
  const response = await fetch(url)
  const answer = await response.text()
  if (!response.ok) throw new Error(`The world was not filled: ${answer}`)
  await cp(answer, folder, { recursive: true })
}
