import { findSchemaChanges, type GraphQLSchema, resolveSchemaCoordinate } from 'graphql'
import { listDeprecated } from './list-deprecated.ts'
import type { Release } from './release.ts'

export type ContractChangeKind = 'added' | 'changed' | 'deprecated' | 'removed'

export interface ContractChange {
  readonly kind: ContractChangeKind
  /** Schema coordinate, such as `Query.champion(by:)`; null when only the sentence names the parts. */
  readonly part: string | null
  /** The change as a sentence in English. */
  readonly sentence: string
  /** Description of the part, or what replaces it, in English; null when the contract has none. */
  readonly about: string | null
  /** Last day of a deprecated part, such as `2027-11-30`; null for all others. */
  readonly lastDay: string | null
}

/** A version of the contract, and how it differs from the one before. */
export interface ContractVersion {
  /** Null for the present contract, when it differs from the newest release. */
  readonly version: string | null
  /** Day of the release in UTC, such as `2026-11-26`; null while it is not released. */
  readonly day: string | null
  /** Empty for the first release. */
  readonly changes: readonly ContractChange[]
}

/** Lists the versions of the contract, newest first. `releases` are oldest first. */
export function listContractVersions(releases: readonly Release[], present: GraphQLSchema): readonly ContractVersion[] {
  const versions = releases.map(({ version, day, schema }, place): ContractVersion => {
    const before = releases[place - 1]
    return { version, day, changes: before === undefined ? [] : listContractChanges(before.schema, schema) }
  })
  const newest = releases.at(-1)
  const changes = newest === undefined ? [] : listContractChanges(newest.schema, present)
  return [...versions, ...(changes.length === 0 ? [] : [{ version: null, day: null, changes }])].toReversed()
}

/** Lists what differs between two contracts: what was added, then what changed, was deprecated and was removed. */
export function listContractChanges(before: GraphQLSchema, after: GraphQLSchema): readonly ContractChange[] {
  const deprecatedBefore = new Set(listDeprecated(before).map(({ part }) => part))
  const deprecated = listDeprecated(after)
    .filter(({ part }) => !deprecatedBefore.has(part))
    .map(({ part, instead, lastDay }): ContractChange => {
      return { kind: 'deprecated', part, sentence: `${part} was deprecated.`, about: instead, lastDay }
    })
  const changes = findSchemaChanges(before, after)
    .filter(({ type }) => type !== 'DESCRIPTION_CHANGED')
    .map(({ type, description }) => toChange(type, description, after))
  return ORDER.flatMap((wanted) => [...changes, ...deprecated].filter(({ kind }) => kind === wanted))
}

const ORDER: readonly ContractChangeKind[] = ['added', 'changed', 'deprecated', 'removed']

/** Types of changes after which something has another form, although their names say that something was added or removed. */
const OTHER_FORM = /DEFAULT_VALUE|REPEATABLE|LOCATION|CHANGED/

function toChange(type: string, sentence: string, after: GraphQLSchema): ContractChange {
  const [, part = null] =
    /^(?:[A-Z][a-z]+ (?:[a-z]+ )*)?(@?\w+(?:\.\w+)?(?:\(\w+:\))?) was (?:added|removed)\.$/.exec(sentence) ?? []
  return {
    kind: OTHER_FORM.test(type) ? 'changed' : type.includes('REMOVED') ? 'removed' : 'added',
    part,
    sentence,
    about: part === null ? null : descriptionOf(after, part),
    lastDay: null,
  }
}

function descriptionOf(schema: GraphQLSchema, coordinate: string): string | null {
  const element = resolveSchemaCoordinate(schema, coordinate)
  switch (element?.kind) {
    case undefined:
      return null
    case 'NamedType':
      return element.type.description ?? null
    case 'Field':
      return element.field.description ?? null
    case 'InputField':
      return element.inputField.description ?? null
    case 'EnumValue':
      return element.enumValue.description ?? null
    case 'FieldArgument':
      return element.fieldArgument.description ?? null
    case 'Directive':
      return element.directive.description ?? null
    case 'DirectiveArgument':
      return element.directiveArgument.description ?? null
  }
}
