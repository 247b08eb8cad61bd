import { foldSearchText } from '../gateway/shared/fold-text.ts'

/** True when a name contains the words. Words without letters and digits, such as `!!`, are in no name. */
export function isNamed(names: readonly string[], words: string): boolean {
  const wanted = foldSearchText(words)
  return wanted !== '' && names.some((name) => foldSearchText(name).includes(wanted))
}

interface WithNames {
  readonly champion: {
    readonly slug: string | null
    readonly name: { readonly text: string } | null
    readonly nicknames: readonly string[]
  }
}

/** Finds champions by name or slug. A whole nickname such as `mf` finds its champion alone. */
export function searchChampions<Entry extends WithNames>(entries: readonly Entry[], words: string): readonly Entry[] {
  const wanted = foldSearchText(words)
  const nicknamed = entries.filter(({ champion }) =>
    champion.nicknames.some((nickname) => foldSearchText(nickname) === wanted),
  )
  if (nicknamed.length > 0) return nicknamed
  return entries.filter(({ champion: { name, slug } }) => isNamed([name?.text ?? '', slug ?? ''], words))
}
