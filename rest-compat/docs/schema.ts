import type { z } from 'zod'
import { html, type Html, NOTHING, toProse } from './html.ts'

/** What a value may be, as JSON Schema says it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** The shapes that have a name, by that name. */
export type Shapes = Readonly<Record<string, JsonSchema>>

/** Where whole numbers end: those of zod and those of the contract. No reader is interested. */
const ENDS: ReadonlySet<number> = new Set([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 2 ** 31 - 1])

/** How many words of a list stand where the type stands; more of them come below. */
const FEW = 4

/** What kind of value it is, in a few words; what has a name leads to it. */
export function toKind(schema: JsonSchema): Html {
  const { $ref, enum: words, const: word, type, items, additionalProperties } = schema
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if ($ref !== undefined) return toShapeLink(nameIn($ref))
  if (word !== undefined) return html`<code>${JSON.stringify(word)}</code>`
  if (words !== undefined) return words.length > FEW ? html`${kindsOf(words)}` : toChoice(words.map(toWord))
  if (choices !== undefined) return toChoice(choices.map(toKind))
  if (isSchema(items)) return html`list of ${toKind(items)}`
  if (isSchema(additionalProperties) && schema.properties === undefined)
    return html`map of ${toKind(additionalProperties)}`
  if (Array.isArray(type)) return html`${type.join(' or ')}`
  return html`${type === undefined ? 'anything' : toPlainWord(type)}`
}

/** What a value has to be beyond its kind, apart from what its description says already. */
export function toRule(schema: JsonSchema): Html {
  const { description = '' } = schema
  const rules = findRules(schema).filter((rule) => !description.includes(rule.replaceAll('`', '')))
  return rules.length === 0 ? NOTHING : html`<span class="rule">${rules.map((rule) => html`${toProse(rule)}. `)}</span>`
}

/** Ranges, lengths, lists of words, and what stands for nothing. */
function findRules(schema: JsonSchema): readonly string[] {
  const { enum: words = [], pattern, default: standard } = schema
  return [
    ...(words.length > FEW ? [`One of ${words.map((word) => `\`${JSON.stringify(word)}\``).join(', ')}`] : []),
    ...toRange(schema.minimum, schema.maximum, ''),
    ...toRange(schema.minLength, schema.maxLength, ' characters'),
    ...toRange(schema.minItems, schema.maxItems, ' of them'),
    ...(pattern === undefined ? [] : [pattern === NOT_BLANK ? 'Not blank' : `Matches \`${pattern}\``]),
    ...(standard === undefined ? [] : [`\`${JSON.stringify(standard)}\` when left out`]),
  ]
}

/** A pattern that is better said in words. */
const NOT_BLANK = String.raw`\S`

/** The fields of a shape, each with what it means, and the fields inside those that have no name of their own. */
export function toFields(schema: JsonSchema): Html {
  const { properties = {}, required = [], items, additionalProperties } = schema
  const rows = Object.entries(properties).filter((entry): entry is [string, JsonSchema] => isSchema(entry[1]))
  if (rows.length > 0) {
    return html`<dl class="fields">${rows.map(([name, each]) => toField(name, each, !required.includes(name)))}</dl>`
  }
  const inner = [items, additionalProperties, ...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [])]
  return html`${inner.filter(isSchema).map(toFields)}`
}

function toField(name: string, schema: JsonSchema, optional: boolean): Html {
  return html`<div>
    <dt><code>${name}</code> <span class="kind">${toKind(schema)}${optional ? ', optional' : ''}</span></dt>
    <dd>${toProse(schema.description ?? '')} ${toRule(schema)}${toFields(schema)}</dd>
  </div>`
}

/** The names that shapes are known by in other shapes. */
export function findNamesUsed(shapes: Shapes): ReadonlySet<string> {
  return new Set(Object.values(shapes).flatMap(namesIn))
}

/** Where a shape with a name stands on the page. */
export function shapeId(name: string): string {
  return `shape-${name}`
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' && typeof each === 'string' ? [nameIn(each)] : namesIn(each),
  )
}

/** The last part of a reference such as `#/components/schemas/Match`. */
function nameIn(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

function toShapeLink(name: string): Html {
  return html`<a href="#${shapeId(name)}">${name}</a>`
}

function toRange(from: number | undefined, to: number | undefined, unit: string): readonly string[] {
  const [low, high] = [toBound(from), toBound(to)]
  if (low === null) return high === null ? [] : [`At most ${high}${unit}`]
  if (high === null) return [`At least ${low}${unit}`]
  return [low === high ? `Exactly ${low}${unit}` : `${low} to ${high}${unit}`]
}

function toBound(bound: number | undefined): number | null {
  return bound === undefined || ENDS.has(bound) ? null : bound
}

function toChoice(kinds: readonly Html[]): Html {
  return html`${kinds.map((kind, index) => (index === 0 ? kind : html` or ${kind}`))}`
}

type Word = string | number | boolean | null

function toWord(word: Word): Html {
  return html`<code>${JSON.stringify(word)}</code>`
}

/** What a long list of words is a list of. */
function kindsOf(words: readonly Word[]): string {
  return [...new Set(words.map((word) => (word === null ? 'null' : typeof word)))].join(' or ')
}

function toPlainWord(type: string): string {
  return type === 'integer' ? 'whole number' : type
}

function isSchema(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema)
}
