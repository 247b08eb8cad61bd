const NAME = '[a-zA-Z][a-zA-Z0-9-]*'
const ATTRIBUTE = String.raw`\s+${NAME}="[^"<&]*"`
const TAG = new RegExp(`<(?<close>/?)(?<name>${NAME})(?:${ATTRIBUTE})*\\s*(?<empty>/?)>`, 'y')

/**
 * Returns true for one XML element that contains only elements with quoted attributes. This is less than XML allows, and
 * enough for a drawing without text.
 */
export function isWellFormed(xml: string): boolean {
  const open: string[] = []
  let position = 0
  while (position < xml.length) {
    TAG.lastIndex = position
    const tag = TAG.exec(xml)
    if (tag === null) return false
    const { close, name = '', empty } = tag.groups ?? {}
    if (close === '/' ? open.pop() !== name : false) return false
    if (close === '' && empty === '') open.push(name)
    position = TAG.lastIndex
    if (open.length === 0) return position === xml.length
  }
  return false
}
