import { findNamedCharacter } from '../shared/named-characters.ts'

/** Decodes the entities that MediaWiki writes. Others stay as they are. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w*));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return findNamedCharacter(name) ?? entity
    const point = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity
  })
}

/** Returns the text of wikitext without its markup; line breaks become line ends. Templates and references are left out. */
export function toPlainText(wikitext: string): string {
  return decodeEntities(wikitext)
    .replaceAll(/<!--.*?-->|<ref[^>]*\/>|<ref.*?<\/ref>/gis, '')
    .replaceAll(/\{\{[^{}]*\}\}/g, '')
    .replaceAll(/<br\b[^>]*>/gi, '\n')
    .replaceAll(/\[\[(?:[^\][|]*\|)?([^\][|]*)\]\]/g, '$1')
    .replaceAll(/\[https?:\S+ ([^\][]*)\]/gi, '$1')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/'''''|'''|''/g, '')
    .normalize('NFC')
}

/** Splits one of Cargo's lists, whose items are separated by `;;`. Empty items stay, because two lists can run in parallel. */
export function splitList(text: string): readonly string[] {
  return text === '' ? [] : text.split(';;').map((item) => decodeEntities(item).trim())
}
