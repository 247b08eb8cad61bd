/** What a player is called: game name and tag line, as the owner writes them. */
export type RiotId = {
  readonly gameName: string
  readonly tagLine: string
}

export type RiotIdField = 'GAME_NAME' | 'TAG_LINE'

/** Thrown for words that can't be a Riot ID. The message says what to mend. */
export class InvalidRiotIdError extends Error {
  override readonly name = 'InvalidRiotIdError'
  /** Which part to mend. */
  readonly field: RiotIdField

  constructor(field: RiotIdField, message: string) {
    super(message)
    this.field = field
  }
}

/** In code points. Riot allows 16 today; longer names may live on from former years, endless ones do not. */
const LONGEST_GAME_NAME = 32

/** In code points. */
const LONGEST_TAG_LINE = 5

/** Marks of direction and joining, which come along when a name is copied from the game or a chat. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/** Control characters, line ends and halves of surrogate pairs. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

/** As a segment of a path these two mean another path, however they are encoded: Riot can't be asked for them. */
const PATH_STEP = /^\.\.?$/

/**
 * The Riot ID with these parts, freed of what typing and pasting leave around them. Only what can't be one is refused.
 * Throws {@link InvalidRiotIdError}, for the game name before the tag line.
 */
export function parseRiotId({ gameName, tagLine }: RiotId): RiotId {
  return { gameName: parseGameName(gameName), tagLine: parseTagLine(tagLine) }
}

/**
 * The Riot ID that somebody asks for with these two words: one who leaves the tag line out may have written the whole
 * Riot ID as its game name. Throws {@link InvalidRiotIdError}.
 */
export function parseAskedRiotId(asked: RiotId): RiotId {
  const whole = asked.tagLine.trim() === '' ? parsePastedRiotId(asked.gameName) : null
  return whole ?? parseRiotId(asked)
}

/** The Riot ID in a text such as ` Name #TAG `; null when the text is something else. */
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

/** The Riot ID in the `{gameName}-{tagLine}` of an address. Throws {@link InvalidRiotIdError}. */
export function parseAccountSlug(slug: string): RiotId {
  // A game name can hold hyphens, a tag line can't: the last one parts them.
  const hyphen = slug.lastIndexOf('-')
  if (hyphen === -1) return parseRiotId({ gameName: slug, tagLine: '' })
  return parseRiotId({ gameName: slug.slice(0, hyphen), tagLine: slug.slice(hyphen + 1) })
}

/** The `{gameName}-{tagLine}` of an address, not yet percent-encoded. */
export function toAccountSlug({ gameName, tagLine }: RiotId): string {
  return `${gameName}-${tagLine}`
}

/**
 * The key of a Riot ID, the same however its letters are cased and spaced: Riot sees no difference there either.
 * Letters that only look alike stay different. Safe as a document id.
 */
export function foldRiotId({ gameName, tagLine }: RiotId): string {
  const key = `${foldPart(gameName)}#${foldPart(tagLine)}`
  // A document id holds no slash and does not begin and end with two underscores.
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
