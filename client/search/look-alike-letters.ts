/** Scripts with letters that look the same. */
export const SCRIPTS = ['Latin', 'Cyrillic', 'Greek'] as const
export type Script = (typeof SCRIPTS)[number]

const LETTERS = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
} as const satisfies Readonly<Record<Script, RegExp>>

/** Null for scripts without look-alikes. */
export function findScript(letter: string): Script | null {
  return SCRIPTS.find((script) => LETTERS[script].test(letter)) ?? null
}

/** The letter itself if it belongs to that script; null when there is none. */
export function findLookAlike(letter: string, script: Script): string | null {
  return findScript(letter) === script ? letter : (LOOK_ALIKES.get(letter)?.[script] ?? null)
}

type Alike = Readonly<Record<Script, string | null>>

/** Latin, Cyrillic, Greek; a dot where a script has no such letter. */
const TRIPLES =
  'aаα eеε oоο pрρ cс. xхχ yуγ iіι jј. sѕ. hһ. dԁ. qԛ. wԝω vѵν kкκ mм. tтτ bвβ lӏ. u.υ ' +
  'AАΑ BВΒ CС. EЕΕ HНΗ IІΙ JЈ. KКΚ MМΜ N.Ν OОΟ PРΡ QԚ. SЅ. TТΤ VѴ. WԜ. XХΧ YУΥ Z.Ζ'

const LOOK_ALIKES: ReadonlyMap<string, Alike> = new Map(
  TRIPLES.split(' ').flatMap((triple) => {
    const [latin = '', cyrillic = '.', greek = '.'] = Array.from(triple)
    const alike = { Latin: latin, Cyrillic: letterOf(cyrillic), Greek: letterOf(greek) }
    return Object.values(alike).flatMap((letter) => (letter === null ? [] : [[letter, alike] as const]))
  }),
)

function letterOf(character: string): string | null {
  return character === '.' ? null : character
}
