import { THEME_COOKIE } from '../cookies.ts'
import type { Region } from '../gql/graphql.ts'
import { findRegion } from '../regions.ts'
import { findThemeChoice, type ThemeChoice } from '../theme/palette.ts'

/** Something that a visitor chooses for himself. */
export interface Choice<Value extends string> {
  /** The cookie that holds it. */
  readonly cookie: string
  /** What holds while nothing was chosen. */
  readonly initial: Value
  /** Reads a word from outside; null when it is none of the values. */
  readonly find: (word: string | undefined) => Value | null
}

/** Dark, light, or what the operating system says at the moment. */
export const THEME: Choice<ThemeChoice> = { cookie: THEME_COOKIE, initial: 'dark', find: findThemeChoice }

/** `system` follows the operating system; `less` moves nothing that need not move. */
export const MOTION: Choice<'system' | 'less'> = {
  cookie: 'motion',
  initial: 'system',
  find: oneOf('system', 'less'),
}

/** Whether results of pros are `shown` at once, or `hidden` until they are asked for. */
export const SPOILERS = { cookie: 'spoilers', initial: 'shown', find: oneOf('shown', 'hidden') } as const

/** A region, or whichever an account is active on. */
export type RegionChoice = Region | 'ANY'

/** The region that a search begins with. */
export const REGION: Choice<RegionChoice> = {
  cookie: 'region',
  initial: 'EUW',
  find: (word = '') => (word === 'ANY' ? word : findRegion(word)),
}

function oneOf<Value extends string>(...values: readonly Value[]) {
  return (word: string | undefined): Value | null => values.find((value) => value === word) ?? null
}
