import { LOCALES } from '../languages.ts'

/** A fragment with the names of a champion by language, such as `pl`. It is generated, because it grows with the languages. */
export const championNames = `
  fragment ChampionNames_champion on Champion {
    ${LOCALES.map((locale) => `${locale}: name(locale: ${locale.toUpperCase()}) { text }`).join('\n    ')}
  }
`
