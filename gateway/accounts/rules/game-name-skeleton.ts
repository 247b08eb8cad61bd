/**
 * Returns the visual skeleton of a game name. Names that a person could mistake for each other have the same skeleton: they differ
 * only in case, diacritics, spaces, hyphens, underscores, dots, invisible characters, look-alike letters of other scripts, or 0 for
 * O and 1, | or l for I. The skeleton is at most 200 bytes of UTF-8. It is empty only when the name has no visible character.
 */
export function gameNameSkeleton(gameName: string): string {
  const visible = foldCase(gameName.toWellFormed().normalize('NFKD')).replace(INVISIBLE, '')
  const letters = Array.from(visible.replace(DIACRITIC, ''), (letter) => LATIN_OF.get(letter) ?? letter).join('')
  const compact = letters.replace(SEPARATOR, '')
  // A name that consists only of separators is valid too.
  return shortened((compact === '' ? visible : compact).normalize('NFC'))
}

/** Blanks, control characters, and all other characters that are not drawn. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

const SEPARATOR = /[\p{Pd}\p{Pc}\u2212.\u00b7\u2022\u30fb]/gu

/** Marks above, below and around a letter; not those of Indic and Japanese letters, which make another letter. */
const DIACRITIC = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\p{Me}]/gu

const LONGEST_SKELETON = new Uint8Array(200)

/** Each Latin letter with the letters that look like it, and its variants. Upper and lower case are equivalent. */
const LOOK_ALIKES = {
  // The order: Latin letters beyond diacritics, small capitals, Cyrillic, Greek, Armenian, Cherokee.
  a: 'ɑᴀаαꭺ',
  ae: 'æӕᴁ',
  b: 'ƀɓʙвьβᏼ',
  c: 'ƈᴄсᏟ',
  d: 'đðɖɗᴅԁᎠ',
  e: 'ǝəɛᴇеєεᎬ',
  f: 'ƒꜰғ',
  g: 'ǥɠɡɢցᏀ',
  h: 'ħɦʜнһңηհᎻ',
  i: '1|ǀlłƚɩɪʟіӏιᏞ',
  j: 'ɉᴊјյᎫ',
  k: 'ƙĸᴋкқκᏦ',
  m: 'ᴍмμᎷ',
  n: 'ŋɲɴνո',
  o: '0øɵᴏоөοσօ',
  oe: 'œɶ',
  p: 'ƥᴘрρᏢ',
  q: 'ʠԛզ',
  r: 'ɍɾʀᎡ',
  s: 'ꜱѕᏚ',
  t: 'ŧƭᴛтτᎢ',
  u: 'ʉᴜս',
  v: 'ᴠѵᏙ',
  w: 'ᴡԝωᏔ',
  x: 'хҳχ',
  y: 'ƴʏуүұγυ',
  z: 'ƶᴢζᏃ',
  '3': 'зʒ',
} as const satisfies Readonly<Record<string, string>>

const LATIN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, alikes]) =>
    Array.from(alikes, (letter) => [foldCase(letter), latin] as const),
  ),
)

/** Returns one form for both cases, even where one case has more letters, and for the final form of sigma. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

function shortened(text: string): string {
  return text.slice(0, new TextEncoder().encodeInto(text, LONGEST_SKELETON).read)
}
