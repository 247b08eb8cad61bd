import { type DocumentNode, evaluate, parse, type ValueNode } from '@humanwhocodes/momoa'

/** Maximum nesting depth. No roster is as deep, and deeper values could overflow the stack of a reader. */
const DEEPEST = 100

const TOO_DEEP = 'it is nested too deep'

/** A path in a JSON text: names of fields and indexes of lists, such as `['players', 3, 'name']`. */
export type JsonPath = readonly PropertyKey[]

export interface LocatedJson {
  readonly value: unknown
  /** Returns the line of the value at a path, from 1; of the nearest enclosing value when there is none. */
  readonly lineOf: (path: JsonPath) => number
}

/** Thrown for a text that is not valid JSON. The message describes the error. */
export class InvalidJson extends Error {
  override readonly name = 'InvalidJson'
  /** From 1. */
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

/** Parses a JSON text. Throws {@link InvalidJson}, also for a duplicate field. */
export function parseLocatedJson(text: string): LocatedJson {
  const document = parseDocument(text)
  checkNode(document.body, 1)
  return {
    value: evaluate(document),
    lineOf: (path) => findLine(document.body, path),
  }
}

function parseDocument(text: string): DocumentNode {
  try {
    // Some editors put a byte order mark at the start of a file.
    return parse(text.replace(/^\uFEFF/, ''), { mode: 'json' })
  } catch (error) {
    if (error instanceof RangeError) throw new InvalidJson(TOO_DEEP, 1)
    if (!(error instanceof Error)) throw error
    throw new InvalidJson(error.message.replace(/\.? \(\d+:\d+\)$/, ''), lineOfError(error, text))
  }
}

/** Rejects valid JSON that is certainly a mistake. */
function checkNode(node: ValueNode, depth: number): void {
  if (depth > DEEPEST) throw new InvalidJson(TOO_DEEP, node.loc.start.line)
  if (node.type === 'Array') for (const { value } of node.elements) checkNode(value, depth + 1)
  if (node.type !== 'Object') return
  const names = new Set<string>()
  for (const { name, value } of node.members) {
    const word = name.type === 'String' ? name.value : name.name
    if (names.has(word)) throw new InvalidJson(`${word} appears twice in one entry`, name.loc.start.line)
    names.add(word)
    checkNode(value, depth + 1)
  }
}

function lineOfError(error: Error, text: string): number {
  // The parser reports no line when a text ends too early.
  if (error.message.startsWith('Unexpected end of input')) return text.trimEnd().split('\n').length
  return 'line' in error && typeof error.line === 'number' ? error.line : 1
}

function findLine(root: ValueNode, path: JsonPath): number {
  let node = root
  let line = root.loc.start.line
  for (const step of path) {
    const next = findChild(node, step)
    if (next === null) break
    line = next.line
    node = next.node
  }
  return line
}

function findChild(node: ValueNode, step: PropertyKey): { readonly node: ValueNode; readonly line: number } | null {
  if (node.type === 'Array' && typeof step === 'number') {
    const element = node.elements[step]
    return element === undefined ? null : { node: element.value, line: element.value.loc.start.line }
  }
  if (node.type !== 'Object') return null
  const member = node.members.find(({ name }) => name.type === 'String' && name.value === step)
  return member === undefined ? null : { node: member.value, line: member.name.loc.start.line }
}
