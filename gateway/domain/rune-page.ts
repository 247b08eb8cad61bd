import type { Perks, PerkStyle } from './match.ts'

/** The main style and its four runes, the second style and its two, and the three shards. */
const NUMBERS = /^\d+(?:-\d+){10}$/

/**
 * A whole rune page as one text: main style and its runes, second style and its runes, and the shards (offense, flex,
 * defense), joined by `-`. Riot lists the second style's runes in the order in which they were clicked, so they come by
 * number here. Null when anything of the page is missing.
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

/** The page that `text` names; the counters of its runes are 0. Throws on what {@link toRunePage} did not write. */
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

/** The number of the rune that names the page; null without one. */
export function keystoneOf({ styles }: Perks): number | null {
  return findStyle(styles, 'primaryStyle')?.selections[0]?.perk || null
}

function findStyle(styles: readonly PerkStyle[], description: string): PerkStyle | undefined {
  return styles.find((style) => style.description === description)
}

function toStyle(description: string, style: number, perks: readonly number[]): PerkStyle {
  return { description, style, selections: perks.map((perk) => ({ perk, var1: 0, var2: 0, var3: 0 })) }
}
