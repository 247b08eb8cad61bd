import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, release, totalmem, type } from 'node:os'
import { z } from 'zod'

/** Cores to which servers and the client are pinned. */
export const SERVER_CORE = 0
export const CLIENT_CORE = 1

/** True when `taskset` can pin processes to a core. Otherwise the operating system moves them between cores. */
export const CAN_PIN = [SERVER_CORE, CLIENT_CORE].every(
  (core) => spawnSync('taskset', ['-c', String(core), process.execPath, '--version']).status === 0,
)

/** Describes the machine in a sentence. */
export function describeMachine(): string {
  const cores = `${availableParallelism()} cores of ${cpus()[0]?.model.trim() || 'an unknown processor'}`
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB of memory`
  return `${cores}, ${memory}, ${type()} ${release()}, Node ${process.version}.`
}

/** Describes in a sentence whether processes are pinned to cores. */
export function describePinning(): string {
  return CAN_PIN ? 'Servers are pinned to one core and the client to another.' : 'No process is pinned to a core.'
}

/** Describes the versions of the rivals in a sentence. */
export function describeRivals(): string {
  const [ours, peers] = ['../../node_modules', '../peers/node_modules'] as const
  const stock = `graphql-ws ${versionOf(ours, 'graphql-ws')} over ws ${versionOf(ours, 'ws')}`
  const mercurius = `Mercurius ${versionOf(peers, 'mercurius')} over ws ${versionOf(peers, 'ws')}`
  return `Stock is ${stock} with graphql ${versionOf(ours, 'graphql')}, and ${mercurius} with graphql ${versionOf(peers, 'graphql')}.`
}

function versionOf(folder: string, name: string): string {
  const file = new URL(`${folder}/${name}/package.json`, import.meta.url)
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
}
