/** How long a line may be that holds a whole list or object. */
const WIDTH = 120

/** A JSON value as people review it in a diff: what fits into a line stands in one. */
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
