import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { costOf, type FieldCost } from '../../gateway/limits/field-cost.ts'
import {
  MAX_DOCUMENT_POINTS,
  MAX_RIOT_REQUESTS,
  OPERATION_POINTS,
  RIOT_REQUEST_POINTS,
} from '../../gateway/limits/limit-values.ts'
import { goodArgument } from './good-arguments.ts'

type Field = GraphQLField<unknown, unknown>

/** Limits of a widest document. */
const MAX_TOKENS = 990
const MAX_DEPTH = 12

/** Length of the longest alias without a cost. */
const LONGEST_FREE_ALIAS = 31

/** Number of additions tried at each step; the best one is made. */
const TRIES = 40

/** Maximum number of consecutive steps without a fitting addition. */
const PATIENCE = 12

/** An existing selection, to which fields can be added. */
interface Place {
  readonly type: GraphQLObjectType
  /** Maximum number of times that the selection is resolved. */
  readonly times: number
  /** Sizes of lists stated by the parent field. */
  readonly sizes: ReadonlyMap<string, number>
  readonly depth: number
  /** The text of the selection, to which additions are appended. */
  readonly written: Written
}

type Written = (string | Written)[]

interface Arguments {
  readonly text: string
  readonly tokens: number
}

/** A field that can be added to a place. */
interface Addition {
  readonly place: Place
  readonly field: Field | null
  readonly slice: number
  readonly points: number
  readonly riotRequests: number
  readonly tokens: number
  readonly gain: number
}

/**
 * Returns a document that requests as much as the limits allow, found by greedy search: of some random additions – a field,
 * another alias of a field, a longer list – the one with the largest gain per token is made, until none fits. The gain is
 * counted in bytes of the answer for even seeds and in points for odd ones. The same seed gives the same document. Successive
 * seeds start at successive fields of `Query`.
 */
export function widestDocument(schema: GraphQLSchema, seed: number): string {
  return new Search(schema, seed).run()
}

class Search {
  readonly #schema: GraphQLSchema
  readonly #random: () => number
  readonly #wantsBytes: boolean
  readonly #root: Field
  readonly #text: Written = []
  #places: Place[] = []
  readonly #arguments = new Map<string, Arguments>()
  #points = OPERATION_POINTS
  #riotRequests = 0
  #tokens = 2
  #aliases = 0

  constructor(schema: GraphQLSchema, seed: number) {
    this.#schema = schema
    this.#random = createRandom(seed)
    this.#wantsBytes = seed % 2 === 0
    const roots = Object.values(schema.getQueryType()?.getFields() ?? {})
    const root = roots[Math.floor(seed / 2) % roots.length]
    if (root === undefined) throw new TypeError('The schema has no query.')
    this.#root = root
  }

  run(): string {
    const type = this.#schema.getQueryType()
    if (type == null) throw new TypeError('The schema has no query.')
    const query: Place = { type, times: 1, sizes: new Map(), depth: 0, written: this.#text }
    const beginnings = this.#slicesOf(this.#root).map((slice) => this.#weigh(query, this.#root, slice))
    const beginning = beginnings.find((addition) => addition !== null)
    if (beginning != null) this.#add(beginning)
    for (const places of [this.#places, [query]]) {
      this.#places = places
      this.#fill()
    }
    return `{ ${write(this.#text)} }`
  }

  /** Adds fields to the places, and to the new places of these fields, until nothing fits. */
  #fill(): void {
    for (let failures = 0; failures < PATIENCE;) {
      const best = this.#findBest()
      failures = best === null ? failures + 1 : 0
      if (best !== null) this.#add(best)
    }
  }

  #findBest(): Addition | null {
    let best: Addition | null = null
    for (let tries = 0; tries < TRIES; tries++) {
      const place = this.#pick(this.#places)
      if (place === undefined) return null
      const field = this.#pick([null, ...Object.values(place.type.getFields())]) ?? null
      const addition = this.#weigh(place, field, this.#pick(this.#slicesOf(field)) ?? 1)
      if (addition !== null && addition.gain > (best?.gain ?? 0)) best = addition
    }
    return best
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)]
  }

  /** Returns list sizes that the field can be requested with. */
  #slicesOf(field: Field | null): readonly number[] {
    const sliced = field === null ? null : slicingOf(costOf(field))
    return sliced === null ? [1] : [sliced.most, Math.ceil(sliced.most / 3), Math.ceil(sliced.most / 10), 1]
  }

  /** Returns the addition; null when it does not fit. A field of null is `__typename`. */
  #weigh(place: Place, field: Field | null, slice: number): Addition | null {
    const { times, depth, type, sizes } = place
    const cost = field === null ? null : costOf(field)
    const inner = field === null ? null : getNamedType(field.type)
    const isComposite = inner !== null && isCompositeType(inner)
    const items = field === null ? 1 : itemsOf(field, sizes, slice)
    const argumentTokens = field === null ? 0 : this.#argumentsOf(field, slice).tokens
    const points = (cost?.weight ?? 1) * times + (isComposite ? times * items : 0)
    const perItem = cost === null ? 0 : cost.riotRequestsPerItem * (cost.listSize === null ? items : slice)
    const riotRequests = ((cost?.riotRequests ?? 0) + perItem) * times
    const tokens = 3 + argumentTokens + (isComposite ? 3 + (isAbstractType(inner) ? 5 : 0) : 0)
    const total = this.#points + points + this.#riotPoints(riotRequests)
    const fits =
      total <= MAX_DOCUMENT_POINTS && this.#tokens + tokens <= MAX_TOKENS && depth + (isComposite ? 2 : 1) <= MAX_DEPTH
    if (!fits) return null
    const alias = this.#wantsBytes ? LONGEST_FREE_ALIAS : 4
    const bytes = isComposite
      ? (alias + 5) * times + 30 * times * items
      : (alias + bytesOf(field, type)) * times * items
    return { place, field, slice, points, riotRequests, tokens, gain: (this.#wantsBytes ? bytes : points) / tokens }
  }

  #riotPoints(more: number): number {
    return Math.min(this.#riotRequests + more, MAX_RIOT_REQUESTS) * RIOT_REQUEST_POINTS
  }

  #add({ place, field, slice, points, riotRequests, tokens }: Addition): void {
    this.#points += points
    this.#riotRequests += riotRequests
    this.#tokens += tokens
    const { written } = place
    written.push(`${this.#makeAlias()}: ${field?.name ?? '__typename'}`)
    if (field === null) return
    written.push(this.#argumentsOf(field, slice).text)
    const inner = getNamedType(field.type)
    if (!isCompositeType(inner)) return
    const type = this.#pickObject(inner)
    // Already counted; it keeps the selection from being empty.
    const below: Written = ['__typename']
    written.push('{', ...(type === inner ? [below] : [`... on ${type.name} {`, below, '}']), '}')
    const sliced = slicingOf(costOf(field))
    this.#places.push({
      type,
      times: place.times * itemsOf(field, place.sizes, slice),
      sizes: new Map(sliced?.of?.map((name) => [name, slice])),
      depth: place.depth + 1,
      written: below,
    })
  }

  #pickObject(type: GraphQLObjectType | Parameters<GraphQLSchema['getPossibleTypes']>[0]): GraphQLObjectType {
    if (isObjectType(type)) return type
    const possible = this.#schema.getPossibleTypes(type)
    // The first type of a look-up is the successful result.
    const [first] = possible
    const picked = this.#random() < 0.8 ? first : this.#pick(possible)
    if (picked === undefined) throw new TypeError(`Nothing is a ${type.name}.`)
    return picked
  }

  #makeAlias(): string {
    this.#aliases += 1
    return this.#wantsBytes ? `a${this.#aliases}`.padEnd(LONGEST_FREE_ALIAS, '_') : `a${this.#aliases}`
  }

  /** Returns the cached arguments of the field for lists of this length. */
  #argumentsOf(field: Field, slice: number): Arguments {
    const key = `${String(field)} ${slice}`
    const known = this.#arguments.get(key)
    if (known !== undefined) return known
    const made = makeArguments(field, slice)
    this.#arguments.set(key, made)
    return made
  }
}

function makeArguments(field: Field, slice: number): Arguments {
  const sliced = slicingOf(costOf(field))
  const given = field.args.flatMap((argument) => {
    const value = argument.name === sliced?.argument ? toSlice(argument, slice) : goodArgument(field, argument)
    if (value === null && isRequiredArgument(argument)) {
      throw new TypeError(`Say in good-arguments.ts what a good value of ${field.name}(${argument.name}) is.`)
    }
    return value === null ? [] : [`${argument.name}: ${value}`]
  })
  const text = given.length === 0 ? '' : `(${given.join(' ')})`
  return { text, tokens: text.match(/"[^"]*"|[\w-]+|[^\s\w]/g)?.length ?? 0 }
}

function slicingOf({ listSize }: FieldCost) {
  return typeof listSize === 'object' ? listSize : null
}

function itemsOf(field: Field, sizes: ReadonlyMap<string, number>, slice: number): number {
  if (!isListType(getNullableType(field.type))) return 1
  const { listSize } = costOf(field)
  return sizes.get(field.name) ?? (typeof listSize === 'number' ? listSize : slice)
}

/** Returns the literal of a slice: a number, or a list of IDs, Riot IDs or numbers. */
function toSlice({ type }: GraphQLArgument, slice: number): string {
  if (!isListType(getNullableType(type))) return String(slice)
  const toItem = ITEMS[getNamedType(type).name] ?? ((index: number) => String(index + 1_001))
  return `[${Array.from({ length: slice }, (_, index) => toItem(index)).join(' ')}]`
}

/** Literals of items of lists, by their type. Champion IDs are the same in every world. */
const ITEMS: Readonly<Record<string, (index: number) => string>> = {
  ID: (index) => `"${Buffer.from(`Champion:${index + 1}`).toString('base64url')}"`,
  RegionalRiotIdInput: (index) => `{ gameName: "Nobody ${index}" tagLine: "XX" region: EUW }`,
}

/** Returns the approximate length of a value, in bytes. */
function bytesOf(field: Field | null, { name }: GraphQLObjectType): number {
  if (field === null) return name.length
  if (field.name === 'text') return 100
  return { Int: 4, Float: 18, Boolean: 5, DateTime: 26, ID: 24 }[getNamedType(field.type).name] ?? 16
}

function write(text: Written): string {
  return text.map((part) => (typeof part === 'string' ? part : write(part))).join(' ')
}

/** Returns a seeded generator of numbers from 0 to 1: Mulberry32. */
function createRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b9)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
