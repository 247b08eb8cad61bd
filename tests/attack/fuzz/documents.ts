import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql'
import type { Chance } from './chance.ts'
import { type Given, toLiteral } from './given.ts'
import { goodValue } from './good-values.ts'
import type { Vocabulary } from './vocabulary.ts'
import { WRONG_VALUES } from './wrong-values.ts'

/** A generated operation. */
export interface WrittenOperation {
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly query: string
  readonly variables: Readonly<Record<string, Given>>
}

export interface DocumentOptions {
  readonly schema: GraphQLSchema
  readonly vocabulary: Vocabulary
  /** The share of arguments that get a wrong value, 0 to 1. */
  readonly wrong: number
  /** Maximum depth; 6 when left out. */
  readonly depth?: number
  /** Approximate number of fields; 25 when left out. */
  readonly fields?: number
  /** Selects more fields, and requests long lists. */
  readonly greedy?: boolean
}

/** Writes a random operation; all but the values of its arguments are valid. */
export function writeOperation(chance: Chance, options: DocumentOptions): WrittenOperation {
  return new DocumentWriter(chance, options).write()
}

class DocumentWriter {
  readonly #chance: Chance
  readonly #options: DocumentOptions
  readonly #variables = new Map<string, { readonly type: string; readonly given: Given }>()
  readonly #fragments: string[] = []
  #fieldsLeft: number
  #names = 0

  constructor(chance: Chance, options: DocumentOptions) {
    this.#chance = chance
    this.#options = options
    this.#fieldsLeft = options.fields ?? 25
  }

  write(): WrittenOperation {
    const { schema, depth = 6 } = this.#options
    const kind = this.#chance.pick(['query', 'query', 'query', 'query', 'mutation', 'subscription'] as const)
    const root = {
      query: schema.getQueryType(),
      mutation: schema.getMutationType(),
      subscription: schema.getSubscriptionType(),
    }[kind]
    if (root === null || root === undefined) throw new TypeError(`The contract has no ${kind}.`)
    // A subscription has exactly one root field.
    const selection =
      kind === 'subscription'
        ? `{ ${this.#field(this.#chance.pick(Object.values(root.getFields())), depth, false)} }`
        : this.#selectionOf(root, depth)
    const declared = [...this.#variables].map(([name, { type }]) => `$${name}: ${type}`)
    const head = `${kind} Fuzz${declared.length === 0 ? '' : `(${declared.join(', ')})`}`
    const given = [...this.#variables].map(([name, variable]) => [name, variable.given] as const)
    return {
      kind,
      query: [`${head} ${selection}`, ...this.#fragments].join('\n'),
      variables: Object.fromEntries(given),
    }
  }

  #selectionOf(type: GraphQLNamedOutputType, depth: number): string {
    if (isUnionType(type)) return `{ __typename ${this.#branches(type.getTypes(), depth)} }`
    if (isInterfaceType(type)) {
      const types = this.#options.schema.getPossibleTypes(type)
      return `{ __typename ${this.#branches(this.#chance.some(types, 2), depth)} }`
    }
    if (!isObjectType(type)) return ''
    const all = Object.values(type.getFields()).filter((field) => depth > 1 || isLeafType(getNamedType(field.type)))
    const most = this.#options.greedy === true ? 4 : 1 + this.#chance.below(5)
    const fields = this.#chance.some(all, most).map((field) => this.#field(field, depth, this.#chance.often(0.15)))
    const written = fields.filter((field) => field !== '')
    return `{ ${written.length === 0 ? '__typename' : written.join(' ')} }`
  }

  /** Selects fields of several types. Each gets a unique alias, since equal names must not differ in type. */
  #branches(types: readonly GraphQLNamedOutputType[], depth: number): string {
    return types
      .map((type) => {
        if (!isObjectType(type)) return ''
        const all = Object.values(type.getFields()).filter((field) => depth > 1 || isLeafType(getNamedType(field.type)))
        const fields = this.#chance.some(all, 1 + this.#chance.below(3)).map((field) => this.#field(field, depth, true))
        const written = fields.filter((field) => field !== '').join(' ') || '__typename'
        if (this.#chance.often(0.8)) return `... on ${type.name} { ${written} }`
        const name = this.#newName('Part')
        this.#fragments.push(`fragment ${name} on ${type.name} { ${written} }`)
        return `...${name}`
      })
      .join(' ')
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number, aliased: boolean): string {
    if (this.#fieldsLeft <= 0) return ''
    this.#fieldsLeft -= 1
    const chance = this.#chance
    const alias = aliased ? `${this.#newName('a')}: ` : ''
    const given = field.args.filter((argument) => isRequiredArgument(argument) || chance.often(0.4))
    const values = given.map((argument) => `${argument.name}: ${this.#argument(argument)}`)
    const directive = chance.often(0.05)
      ? ` ${chance.pick(['@include(if: true)', '@skip(if: false)', '@skip(if: true)'])}`
      : ''
    const type = getNamedType(field.type)
    const selection = isLeafType(type) ? '' : ` ${this.#selectionOf(type, depth - 1)}`
    return `${alias}${field.name}${values.length === 0 ? '' : `(${values.join(', ')})`}${directive}${selection}`
  }

  #argument({ type, name }: GraphQLArgument): string {
    const chance = this.#chance
    const isWrong = chance.often(this.#options.wrong)
    const value = isWrong ? chance.pick(WRONG_VALUES) : goodValue(chance, type, name, this.#options.vocabulary)
    const size = this.#options.greedy === true && ['first', 'last', 'count'].includes(name) ? 1_000 : value
    if (chance.often(0.5)) return toLiteral(size)
    const variable = this.#newName('v')
    this.#variables.set(variable, { type: String(type), given: size })
    return `$${variable}`
  }

  #newName(prefix: string): string {
    this.#names += 1
    return `${prefix}${this.#names}`
  }
}

/** True for a list type, nullable or not. */
export function isList(type: GraphQLField<unknown, unknown>['type']): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}
