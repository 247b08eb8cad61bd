/** A player's name: game name and tag line, as the owner writes them. */
export type RiotId = {
  readonly gameName: string
  readonly tagLine: string
}

export type RiotIdField = 'GAME_NAME' | 'TAG_LINE'

/** Thrown for a text that can't be a Riot ID. The message says how to fix it. */
export class InvalidRiotIdError extends Error {
  override readonly name = 'InvalidRiotIdError'
  readonly field: RiotIdField

  constructor(field: RiotIdField, message: string) {
    super(message)
    this.field = field
  }
}

/** In code points. Riot allows 16 today; longer names from former years may still exist. */
const LONGEST_GAME_NAME = 32

/** In code points. */
const LONGEST_TAG_LINE = 5

/** Direction and joining marks, which are often copied along with a name from the game or a chat. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

/** As a path segment these two change the path even when encoded, so Riot can't be asked for them. */
const PATH_STEP = /^\.\.?$/

/** Removes stray characters from typing and pasting. Throws {@link InvalidRiotIdError}, for the game name before the tag line. */
export function parseRiotId({ gameName, tagLine }: RiotId): RiotId {
  return { gameName: parseGameName(gameName), tagLine: parseTagLine(tagLine) }
}

/** Without a tag line, the game name may contain the whole Riot ID. Throws {@link InvalidRiotIdError}. */
export function parseRequestedRiotId(asked: RiotId): RiotId {
  const whole = asked.tagLine.trim() === '' ? parsePastedRiotId(asked.gameName) : null
  return whole ?? parseRiotId(asked)
}

/** Returns the Riot ID in a text such as ` Name #TAG `; null for any other text. */
export function parsePastedRiotId(text: string): RiotId | null {
  const [gameName, tagLine, ...rest] = text.split('#')
  if (gameName === undefined || tagLine === undefined || rest.length > 0) return null
  try {
    return parseRiotId({ gameName, tagLine })
  } catch (error) {
    if (error instanceof InvalidRiotIdError) return null
    throw error
  }
}

/** Returns the Riot ID in the `{gameName}-{tagLine}` of an address. Throws {@link InvalidRiotIdError}. */
export function parseAccountSlug(slug: string): RiotId {
  // A game name can contain hyphens and a tag line can't, so the last hyphen separates them.
  const hyphen = slug.lastIndexOf('-')
  if (hyphen === -1) return parseRiotId({ gameName: slug, tagLine: '' })
  return parseRiotId({ gameName: slug.slice(0, hyphen), tagLine: slug.slice(hyphen + 1) })
}

/** Not yet percent-encoded. */
export function toAccountSlug({ gameName, tagLine }: RiotId): string {
  return `${gameName}-${tagLine}`
}

/** A document id. It ignores case and spaces, as Riot does. Letters that only look alike stay different. */
export function foldRiotId({ gameName, tagLine }: RiotId): string {
  const key = `${foldPart(gameName)}#${foldPart(tagLine)}`
  // A document id must not contain a slash, or begin and end with two underscores.
  return key.replace(/^_|[%/]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
}

function parseGameName(text: string): string {
  const gameName = withoutStrayCharacters(text)
  if (gameName === '') {
    throw new InvalidRiotIdError('GAME_NAME', 'Write a game name: the part of the Riot ID before the #.')
  }
  if (gameName.includes('#')) {
    throw new InvalidRiotIdError('GAME_NAME', 'Write the game name without #: what follows it is the tag line.')
  }
  if (lengthOf(gameName) > LONGEST_GAME_NAME) {
    throw new InvalidRiotIdError(
      'GAME_NAME',
      `Write a shorter game name: it has at most ${LONGEST_GAME_NAME} characters.`,
    )
  }
  if (UNPRINTABLE.test(gameName) || PATH_STEP.test(gameName)) {
    throw new InvalidRiotIdError('GAME_NAME', 'Write the game name with letters, digits and spaces.')
  }
  return gameName
}

function parseTagLine(text: string): string {
  const tagLine = withoutStrayCharacters(withoutStrayCharacters(text).replace(/^#/, ''))
  if (tagLine === '') throw new InvalidRiotIdError('TAG_LINE', 'Write a tag line: the part of the Riot ID after the #.')
  if (lengthOf(tagLine) > LONGEST_TAG_LINE) {
    throw new InvalidRiotIdError('TAG_LINE', `Write a shorter tag line: it has at most ${LONGEST_TAG_LINE} characters.`)
  }
  if (/[#-]/.test(tagLine) || UNPRINTABLE.test(tagLine) || PATH_STEP.test(tagLine)) {
    throw new InvalidRiotIdError('TAG_LINE', 'Write the tag line with letters and digits.')
  }
  return tagLine
}

function withoutStrayCharacters(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFC').trim()
}

function foldPart(text: string): string {
  return withoutStrayCharacters(text).replace(/\s/g, '').toLowerCase().normalize('NFC')
}

function lengthOf(text: string): number {
  return Array.from(text).length
}
