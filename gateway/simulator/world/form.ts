import { fractionOf, hashText } from '../random.ts'
import type { WorldAccount } from './accounts.ts'

const FORM = hashText('form')
const TIDE_MS = 4 * 86_400_000
const DAY_MS = 86_400_000

/** Logits of the chance to win. Good and bad days average out. Steady accounts hardly change, others vary strongly. */
export function formOf({ key }: WorldAccount, at: number): number {
  const swing = 0.2 + 1.9 * fractionOf(FORM, key) ** 2
  const tide = at / TIDE_MS + fractionOf(FORM, key, 1)
  const turn = Math.floor(tide)
  const slow = mixSmoothly(noiseAt(key, turn, 2), noiseAt(key, turn + 1, 2), tide - turn)
  return swing * (slow + 0.6 * noiseAt(key, Math.floor(at / DAY_MS), 3))
}

/** Between -1 and 1. */
function noiseAt(key: number, turn: number, kind: number): number {
  return fractionOf(FORM, key, turn, kind) * 2 - 1
}

function mixSmoothly(one: number, other: number, part: number): number {
  return one + (other - one) * part * part * (3 - 2 * part)
}
