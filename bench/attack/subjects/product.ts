import { parseEnv } from '../../../gateway/composition/env.ts'
import { startProduct } from '../../../gateway/composition/product.ts'
import { systemClock } from '../../../gateway/composition/system-clock.ts'
import { createLog } from '../../../gateway/shared/log.ts'
import { OPTIONS } from '../attack-world.ts'
import { observe } from './observe.ts'

// The whole product with all of its limits, over the data folder in the argument.
const [, , folder = ''] = process.argv
const log = createLog({ level: 'error', write: (line) => process.stderr.write(line), now: () => Date.now() })
const env = parseEnv({ ...OPTIONS, ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder })
const { url } = await startProduct(env, systemClock, log)
observe(url)
