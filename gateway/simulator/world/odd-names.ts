import type { AccountPlan } from './accounts.ts'

/**
 * Names that expose careless programs: right-to-left scripts, separators, digits, the longest and the shortest
 * allowed names, and pairs that differ only by a look-alike letter.
 */
const ODD_NAMES: readonly Pick<AccountPlan, 'gameName' | 'tagLine'>[] = [
  { gameName: 'قمر الصحراء', tagLine: 'EUW' },
  { gameName: 'ינשוף לילה', tagLine: 'EUW1' },
  { gameName: 'Тихий Филин', tagLine: 'EUW7' },
  { gameName: '달빛 고래', tagLine: 'EUW' },
  { gameName: '月夜のたぬき', tagLine: 'EUW' },
  { gameName: 'Ήσυχη Νύχτα', tagLine: 'EUW' },
  { gameName: 'Moth-Eaten-Scarf', tagLine: 'EUW' },
  { gameName: 'tea at half past', tagLine: 'tea' },
  { gameName: '4 Geese 0 Plans', tagLine: '404' },
  { gameName: 'Ößi', tagLine: 'EUW' },
  // A Latin a, then a Cyrillic one.
  { gameName: 'Paper Lantern', tagLine: 'EUW' },
  { gameName: 'Pаper Lantern', tagLine: 'EUW' },
  // A small L, then a capital I.
  { gameName: 'Pillow Fort', tagLine: 'EUW' },
  { gameName: 'PiIlow Fort', tagLine: 'EUW' },
  // A capital O, then a zero.
  { gameName: 'Otter Opera', tagLine: 'EUW' },
  { gameName: 'Otter 0pera', tagLine: 'EUW' },
]

const DISTANCE = 6

export function nameOddly(plans: readonly AccountPlan[]): readonly AccountPlan[] {
  return plans.map((plan, index) => {
    const odd = plan.platform === 'EUW1' && index % DISTANCE === 0 ? ODD_NAMES[index / DISTANCE] : undefined
    return { ...plan, ...odd }
  })
}
