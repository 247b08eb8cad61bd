import { setTimeout } from 'node:timers/promises'
import { startBuiltProduct } from './built-product.ts'
import { FILLED_AT } from './filled-world.ts'

/** How many times as fast as real time the world is filled: ten minutes of background work take 20 seconds. */
const SPEED = 30

// Run by filled-world-once.ts with the folder that gets the world.
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('The folder for the world is missing.')
const product = await startBuiltProduct({ DATA_DIR: folder, INGEST: 'on' }, { speed: SPEED })
await setTimeout((FILLED_AT - product.clock.now()) / SPEED)
await product.close()
