import { findRegion } from '../game/regions.ts'
import type { Region } from '../gql/graphql.ts'
import { THEME_COOKIE } from './cookies.ts'
import { findThemeChoice, type ThemeChoice } from './theme-choice.ts'

export interface Choice<Value extends string> {
  readonly cookie: string
  /** Value by default. */
  readonly initial: Value
  /** Null when the word is not one of the values. */
  readonly find: (word: string | undefined) => Value | null
}

/** `system` is the operating system's present theme. */
export const THEME: Choice<ThemeChoice> = { cookie: THEME_COOKIE, initial: 'dark', find: findThemeChoice }

/** `system` follows the operating system; `less` avoids all unnecessary motion. */
export const MOTION: Choice<'system' | 'less'> = {
  cookie: 'motion',
  initial: 'system',
  find: oneOf('system', 'less'),
}

/** `hidden` hides pros' results until the visitor reveals each. */
export const SPOILERS = { cookie: 'spoilers', initial: 'shown', find: oneOf('shown', 'hidden') } as const

/** Language in which examples for developers are shown. */
export type ExampleLanguage = 'curl' | 'javascript' | 'python'

export const EXAMPLES: Choice<ExampleLanguage> = {
  cookie: 'examples',
  initial: 'curl',
  find: oneOf('curl', 'javascript', 'python'),
}

/** A region, or any region in which an account is active. */
export type RegionChoice = Region | 'ANY'

/** The initial region of searches by the parts of a Riot ID. */
export const REGION: Choice<RegionChoice> = {
  cookie: 'region',
  initial: 'EUW',
  find: (word = '') => (word === 'ANY' ? word : findRegion(word)),
}

/** The same choice where a search in any region is usual: in the field that searches for everything. */
export const FIRST_REGION: Choice<RegionChoice> = { ...REGION, initial: 'ANY' }

function oneOf<Value extends string>(...values: readonly Value[]) {
  return (word: string | undefined): Value | null => values.find((value) => value === word) ?? null
}
