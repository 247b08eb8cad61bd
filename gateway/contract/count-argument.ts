import { badInput } from './bad-input.ts'

/** Returns the value of an argument that counts `things`. Throws a BAD_USER_INPUT error unless it is from 1 to `most`. */
export function readCount(argument: string, count: number, most: number, things: string): number {
  if (count < 1 || count > most) throw badInput(`\`${argument}\` is ${count}: ask for 1 to ${most} ${things}.`)
  return count
}
