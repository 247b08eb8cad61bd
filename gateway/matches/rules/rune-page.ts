import type { Perks, PerkStyle } from './match.ts'

/** Primary style and its four runes, secondary style and its two, and the three shards. */
const NUMBERS = /^\d+(?:-\d+){10}$/

/**
 * Formats a whole rune page as one string: primary style and its runes, secondary style and its runes, and the shards
 * (offense, flex, defense), joined by `-`. Riot lists the secondary runes in the order of clicking, so they are sorted
 * by id here. Null when any part of the page is missing.
 */
export function toRunePage({ styles, statPerks }: Perks): string | null {
  const main = findStyle(styles, 'primaryStyle')
  const second = findStyle(styles, 'subStyle')
  if (main?.selections.length !== 4 || second?.selections.length !== 2) return null
  const numbers = [
    main.style,
    ...main.selections.map(({ perk }) => perk),
    second.style,
    ...second.selections.map(({ perk }) => perk).toSorted((a, b) => a - b),
    statPerks.offense,
    statPerks.flex,
    statPerks.defense,
  ]
  return numbers.includes(0) ? null : numbers.join('-')
}

/** The counters of the runes are 0. Throws for any text that is not from {@link toRunePage}. */
export function parseRunePage(text: string): Perks {
  if (!NUMBERS.test(text)) throw new Error(`${JSON.stringify(text.slice(0, 100))} is not a rune page.`)
  const [mainStyle = 0, ...numbers] = text.split('-').map(Number)
  const [secondStyle = 0, ...others] = numbers.slice(4)
  const [offense = 0, flex = 0, defense = 0] = others.slice(2)
  return {
    statPerks: { offense, flex, defense },
    styles: [
      toStyle('primaryStyle', mainStyle, numbers.slice(0, 4)),
      toStyle('subStyle', secondStyle, others.slice(0, 2)),
    ],
  }
}

/** Returns the id of the keystone rune; null without one. */
export function keystoneOf({ styles }: Perks): number | null {
  return findStyle(styles, 'primaryStyle')?.selections[0]?.perk || null
}

function findStyle(styles: readonly PerkStyle[], description: string): PerkStyle | undefined {
  return styles.find((style) => style.description === description)
}

function toStyle(description: string, style: number, perks: readonly number[]): PerkStyle {
  return { description, style, selections: perks.map((perk) => ({ perk, var1: 0, var2: 0, var3: 0 })) }
}
