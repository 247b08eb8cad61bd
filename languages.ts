/**
 * The languages of the product, the default first: everything that differs between them, except for their texts in `texts/`.
 * A new language is one row here and one folder there.
 */
export const LANGUAGES = [
  { code: 'en', name: 'English', openGraph: 'en_GB', dataDragon: 'en_US', justNow: 'just now' },
  { code: 'pl', name: 'Polski', openGraph: 'pl_PL', dataDragon: 'pl_PL', justNow: 'przed chwilą' },
] as const satisfies readonly Language[]

interface Language {
  /** Language tag, which is also the name of the folder of texts. */
  readonly code: string
  /** Name in the language itself, for visitors who read no other. */
  readonly name: string
  /** Locale in Open Graph tags. */
  readonly openGraph: string
  /** Locale of the game's data in Data Dragon. */
  readonly dataDragon: string
  /** The age of a moment less than a minute ago, for which `Intl` has no words. */
  readonly justNow: string
}

/** Language tag of a supported language. */
export type Locale = (typeof LANGUAGES)[number]['code']

/** Tags of all supported languages, the default first. */
export const LOCALES: readonly Locale[] = LANGUAGES.map(({ code }) => code)

/** Finds the locale of an external word, such as a cookie's value; null when there is none. */
export function findLocale(word: string | undefined): Locale | null {
  return LOCALES.find((locale) => locale === word) ?? null
}

interface LanguageHints {
  /** Language that the visitor chose, from their cookie. */
  readonly chosen: string | null
  readonly url: string
  /** `Accept-Language` header of the browser. */
  readonly accepted: string | null
}

/**
 * Chooses the language of a page: the visitor's choice, else that of the host's top-level domain, such as `.pl`, else the one that the
 * browser prefers, else the default.
 */
export function chooseLocale({ chosen, url, accepted }: LanguageHints): Locale {
  return (
    findLocale(chosen ?? undefined) ??
    findLocale(/\.(\w+)\.?$/.exec(new URL(url).hostname)?.[1]) ??
    findPreferredLocale(accepted ?? '') ??
    LANGUAGES[0].code
  )
}

/** Finds the supported language with the highest weight in an `Accept-Language` header; null when it has none. */
function findPreferredLocale(header: string): Locale | null {
  return (
    header
      .split(',')
      .map((range) => {
        const [tag = '', ...parameters] = range.trim().split(';')
        const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/i.exec(parameter)?.[1]).find(Boolean) ?? '1'
        return { locale: findLocale(tag.split('-')[0]?.toLowerCase()), weight: Number(weight) }
      })
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight)
      .find(({ locale }) => locale !== null)?.locale ?? null
  )
}

/** Returns the row of a language. */
export function languageOf(locale: Locale): (typeof LANGUAGES)[number] {
  return LANGUAGES.find(({ code }) => code === locale) ?? LANGUAGES[0]
}
