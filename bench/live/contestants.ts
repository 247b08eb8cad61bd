/** Somebody who serves the contract. */
export interface Contestant {
  readonly name: string
  readonly program: URL
  /** What its program is told, after how much stands in its world. */
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
  program: new URL('./peers/mercurius.js', import.meta.url),
  args: [],
}
