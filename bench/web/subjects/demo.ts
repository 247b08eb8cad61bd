import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '../../../gateway/composition/env.ts'
import { startProduct } from '../../../gateway/composition/product.ts'
import { systemClock } from '../../../gateway/composition/system-clock.ts'
import { createLog } from '../../../gateway/shared/log.ts'
import { offer } from '../../subjects/offer.ts'

// The whole product with a demo world that fills itself, as `npm start` serves it.
const folder = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
const log = createLog({ level: 'error', write: (line) => process.stderr.write(line), now: () => Date.now() })
const env = parseEnv({ DATA_DRAGON_URL: 'off', ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder })
const product = await startProduct(env, systemClock, log, { fillsDemo: true })
product.warmUp()
offer({ url: product.url })
