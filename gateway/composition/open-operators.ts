import { join } from 'node:path'
import { createOperators, type Operators } from '../identity/services/operators.ts'
import type { Clock } from '../shared/clock.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { Env } from './env.ts'
import { openSecretFile } from './secret-file.ts'

/** Opens the operators of a store. The key that signs their cookies is a file in DATA_DIR, and is created when it is missing. */
export async function openOperators(env: Env, store: DocumentStore, clock: Clock): Promise<Operators> {
  const key = await openSecretFile(join(env.DATA_DIR, 'operator.key'))
  return createOperators({ store, clock, key, token: env.OPERATOR_TOKEN ?? null })
}
