/** The name of an enum value: text as JSON, a bare name in a document. */
export class EnumName {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  toJSON(): string {
    return this.name
  }
}

/** A value of an argument, valid or not. */
export type Given = null | boolean | number | string | EnumName | readonly Given[] | GivenFields

interface GivenFields {
  readonly [name: string]: Given
}

/** Returns a value as a GraphQL literal. */
export function toLiteral(given: Given): string {
  if (given instanceof EnumName) return given.name
  if (isList(given)) return `[${given.map(toLiteral).join(', ')}]`
  if (typeof given !== 'object' || given === null) return JSON.stringify(given)
  const fields = Object.entries(given).map(([name, value]) => `${name}: ${toLiteral(value)}`)
  return `{ ${fields.join(', ')} }`
}

function isList(given: Given): given is readonly Given[] {
  return Array.isArray(given)
}
