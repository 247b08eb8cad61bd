/** The visitor's choices: one of the themes, or `system` for that of the operating system at the moment. */
export const THEME_CHOICES = ['dark', 'light', 'system'] as const

export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** Finds the choice of an external word, such as a cookie's value; null when there is none. */
export function findThemeChoice(word: string | undefined): ThemeChoice | null {
  return THEME_CHOICES.find((choice) => choice === word) ?? null
}
