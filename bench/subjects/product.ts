import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from '../../gateway/composition/env.ts'
import { startProduct } from '../../gateway/composition/product.ts'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import { createLog } from '../../gateway/shared/log.ts'
import { offer } from './offer.ts'

// The whole product over the data folder in the argument; without an argument, over an empty store of its own.
const folder = process.argv[2] ?? openFolder()

const log = createLog({ level: 'error', write: (line) => process.stderr.write(line), now: () => Date.now() })
// All clients connect from this machine, so they have one address.
const limits = { MAX_SOCKETS_PER_ADDRESS: '1000000', MAX_WEBSOCKETS_PER_ADDRESS: '1000000' }
const given = { DATA_DRAGON_URL: 'off', ...limits, ...process.env }
const env = parseEnv({ ...given, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder })
const { url } = await startProduct(env, systemClock, log)
offer({ url })

function openFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'lanewatch-bench-'))
  process.once('exit', () => rmSync(path, { recursive: true }))
  return path
}
