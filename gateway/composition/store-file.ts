import { join } from 'node:path'
import { type Env, showsRiot } from './env.ts'

/** Name of the stored world. Demo and real data never share a store, nor do demo worlds of two seeds. */
export function worldNameOf(env: Env): string {
  return showsRiot(env) ? 'lanewatch' : `demo-${env.SIMULATOR_SEED}`
}

export function storeFileOf(env: Env): string {
  return join(env.DATA_DIR, `${worldNameOf(env)}.sqlite`)
}
