import { describe, expect, it } from 'vitest'
import { createBundledStaticData } from '../../gateway/game-data/data-dragon/bundled-static-data.ts'
import { listNicknamed, nicknamesOf } from '../../gateway/game-data/rules/champion-nicknames.ts'
import { foldSearchText } from '../../gateway/shared/fold-text.ts'
import { LOCALES } from '../../languages.ts'

const champions = createBundledStaticData().listChampions()
const nicknames = listNicknamed().flatMap(nicknamesOf)

describe('the nicknames of champions', () => {
  it('belong to champions of the game', () => {
    const slugs = new Set(champions.map(({ slug }) => slug))
    expect(listNicknamed().filter((slug) => !slugs.has(slug))).toEqual([])
  })

  it('name one champion each, and none is the whole name of a champion', () => {
    expect(nicknames.filter((name, index) => nicknames.indexOf(name) !== index)).toEqual([])
    const names = champions.flatMap((champion) => [
      champion.slug,
      ...LOCALES.map((locale) => champion.name(locale).text),
    ])
    const folded = new Set(names.map(foldSearchText))
    expect(nicknames.filter((name) => folded.has(foldSearchText(name)))).toEqual([])
  })

  it('are in lower case, and none exist for an unknown slug', () => {
    expect(nicknames.filter((name) => name !== name.toLowerCase() || foldSearchText(name) === '')).toEqual([])
    expect(nicknamesOf('Nobody')).toEqual([])
  })
})
