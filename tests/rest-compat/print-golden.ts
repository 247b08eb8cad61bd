/** Maximum length of a line with a whole list or object. */
const WIDTH = 120

/** Formats a JSON value for reviews of diffs: a value that fits into a line takes one line. */
export function printGolden(value: unknown): string {
  return `${print(value, '')}\n`
}

function print(value: unknown, indent: string): string {
  const line = printInLine(value)
  if (indent.length + line.length <= WIDTH || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((each) => print(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${print(each, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

function printInLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(printInLine).join(', ')}]`
  const parts = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${printInLine(each)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}
