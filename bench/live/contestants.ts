/** A server of the contract that takes part in the contests. */
export interface Contestant {
  readonly name: string
  readonly program: URL
  /** Arguments of its program, after the size of the snapshot. */
  readonly args: readonly string[]
}

const ours = new URL('./subjects/ours.ts', import.meta.url)

export const OURS_PUBLIC: Contestant = { name: 'ours, public', program: ours, args: ['public'] }
export const OURS_DIRECT: Contestant = { name: 'ours, direct', program: ours, args: ['direct'] }
export const STOCK: Contestant = {
  name: 'stock graphql-ws',
  program: new URL('./subjects/stock.ts', import.meta.url),
  args: [],
}
export const RAW: Contestant = {
  name: 'raw: one buffer to all',
  program: new URL('./subjects/raw.ts', import.meta.url),
  args: [],
}
export const MERCURIUS: Contestant = {
  name: 'Mercurius',
  program: new URL('../peers/mercurius-live.js', import.meta.url),
  args: [],
}
