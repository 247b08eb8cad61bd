/** `system` is the operating system's theme at the moment. */
export const THEME_CHOICES = ['dark', 'light', 'system'] as const

export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** Finds the choice of an external word, such as a cookie's value; null when there is none. */
export function findThemeChoice(word: string | undefined): ThemeChoice | null {
  return THEME_CHOICES.find((choice) => choice === word) ?? null
}
