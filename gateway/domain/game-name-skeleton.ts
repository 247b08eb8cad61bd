/**
 * What a game name looks like: the same for names that a person could take for one another, because they differ only in
 * case, diacritics, spaces, hyphens, underscores, dots, characters that nobody sees, look-alike letters of other scripts,
 * or 0 for O and 1, | or l for I. Empty only when the name has nothing to see; at most 200 bytes of UTF-8.
 */
export function gameNameSkeleton(gameName: string): string {
  const visible = foldCase(gameName.toWellFormed().normalize('NFKD')).replace(UNSEEN, '')
  const letters = Array.from(visible.replace(DIACRITIC, ''), (letter) => LOOKS_LIKE.get(letter) ?? letter).join('')
  const told = letters.replace(SEPARATOR, '')
  // A name of hyphens is a name too.
  return shortened((told === '' ? visible : told).normalize('NFC'))
}

/** Blanks, controls, and everything that takes part in a text without being drawn. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Dashes, underscores, minus and dots. */
const SEPARATOR = /[\p{Pd}\p{Pc}\u2212.\u00b7\u2022\u30fb]/gu

/** Marks above, below and around a letter; those of Indian or Japanese letters make another letter and stay. */
const DIACRITIC = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\p{Me}]/gu

const LONGEST_SKELETON = new Uint8Array(200)

/** Each Latin letter with the letters that look like it, or are a variant of it, in either case. */
const LOOK_ALIKES = {
  // Latin with more than a diacritic, small capitals, Cyrillic, Greek, Armenian, Cherokee
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

const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, alikes]) =>
    Array.from(alikes, (letter) => [foldCase(letter), latin] as const),
  ),
)

/** One form for both cases, also where one of them has more letters than the other, and where a letter ends a word. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

/** The text up to the whole character that still fits. */
function shortened(text: string): string {
  return text.slice(0, new TextEncoder().encodeInto(text, LONGEST_SKELETON).read)
}
