import type { z } from 'zod'
import { html, type Html, NOTHING, toProse } from './html.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

export type Shapes = Readonly<Record<string, JsonSchema>>

/** Technical bounds of whole numbers, of zod and of GraphQL. They do not interest readers and are not shown. */
const ENDS: ReadonlySet<number> = new Set([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 2 ** 31 - 1])

/** Most enum values that are shown in place of the type. A longer list follows the description. */
const MAX_INLINE = 4

export function toKind(schema: JsonSchema): Html {
  const { $ref, enum: words, const: word, type, items, additionalProperties } = schema
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if ($ref !== undefined) return toShapeLink(nameIn($ref))
  if (word !== undefined) return html`<code>${JSON.stringify(word)}</code>`
  if (words !== undefined) return words.length > MAX_INLINE ? html`${kindsOf(words)}` : toChoice(words.map(toWord))
  if (choices !== undefined) return toChoice(choices.map(toKind))
  if (isSchema(items)) return html`list of ${toKind(items)}`
  if (isSchema(additionalProperties) && schema.properties === undefined)
    return html`map of ${toKind(additionalProperties)}`
  if (Array.isArray(type)) return html`${type.join(' or ')}`
  return html`${type === undefined ? 'anything' : toPlainWord(type)}`
}

/** Leaves out what the description already states. */
export function toRule(schema: JsonSchema): Html {
  const { description = '' } = schema
  const rules = findRules(schema).filter((rule) => !description.includes(rule.replaceAll('`', '')))
  return rules.length === 0 ? NOTHING : html`<span class="rule">${rules.map((rule) => html`${toProse(rule)}. `)}</span>`
}

/** Returns ranges, lengths, enum values, the pattern and the default. */
function findRules(schema: JsonSchema): readonly string[] {
  const { enum: words = [], pattern, default: standard } = schema
  return [
    ...(words.length > MAX_INLINE ? [`One of ${words.map((word) => `\`${JSON.stringify(word)}\``).join(', ')}`] : []),
    ...toRange(schema.minimum, schema.maximum, ''),
    ...toRange(schema.minLength, schema.maxLength, ' characters'),
    ...toRange(schema.minItems, schema.maxItems, ' of them'),
    ...(pattern === undefined ? [] : [pattern === NOT_BLANK ? 'Not blank' : `Matches \`${pattern}\``]),
    ...(standard === undefined ? [] : [`\`${JSON.stringify(standard)}\` when left out`]),
  ]
}

const NOT_BLANK = String.raw`\S`

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

export function findNamesUsed(shapes: Shapes): ReadonlySet<string> {
  return new Set(Object.values(shapes).flatMap(namesIn))
}

export function shapeId(name: string): string {
  return `shape-${name}`
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' && typeof each === 'string' ? [nameIn(each)] : namesIn(each),
  )
}

/** Returns the last part of a reference such as `#/components/schemas/Match`. */
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

/** Returns the types of the values in a long enum. */
function kindsOf(words: readonly Word[]): string {
  return [...new Set(words.map((word) => (word === null ? 'null' : typeof word)))].join(' or ')
}

function toPlainWord(type: string): string {
  return type === 'integer' ? 'whole number' : type
}

function isSchema(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema)
}
