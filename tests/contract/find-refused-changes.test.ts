import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { findRefusedChanges } from '../../gateway/contract/releases/find-refused-changes.ts'

const RELEASED = `
  directive @cost(weight: Float! = 1, requests: Int! = 0) on FIELD_DEFINITION

  interface Problem { message: String! }
  interface Node { id: ID! }

  type Query {
    node(id: ID!): Node
    team(code: String!, name: String @deprecated(reason: "Use \`code\`. Removed after 2027-11-30.")): Team
    oldTeam: OldTeam @deprecated(reason: "Use \`team\`. Removed after 2027-11-30.")
    teams(filter: Filter, first: Int! = 10): [Team!]!
    result: Result
  }

  type Team implements Node { id: ID!, name: String!, lane: Lane, undated: Int @deprecated }
  type OldTeam { role: Role }
  type Player implements Node { id: ID! }
  type NotFound implements Problem { message: String! }
  union Result = Team | NotFound
  enum Role { JNG }
  enum Lane { TOP, JUNGLE, JNG @deprecated(reason: "Use \`JUNGLE\`. Removed after 2027-11-30.") }
  input Filter { code: String, name: String @deprecated(reason: "Use \`code\`. Removed after 2027-11-30.") }
`

const BEFORE = '2027-11-30'
const AFTER = '2027-12-01'

/** Compares the released contract with the same after replacements. */
function refused(today: string, ...replacements: readonly (readonly [part: string, by: string])[]): readonly string[] {
  let text = RELEASED
  for (const [part, by] of replacements) {
    expect(text).toContain(part)
    text = text.replace(part, by)
  }
  return findRefusedChanges(buildSchema(RELEASED), buildSchema(text), today)
}

describe('the gate of the contract', () => {
  it('accepts a contract that has not changed', () => {
    expect(refused(BEFORE)).toEqual([])
    expect(refused(AFTER)).toEqual([])
  })

  it.each<[string, readonly [string, string]]>([
    ['a removed field', ['name: String!, lane', 'lane']],
    ['a changed type', ['name: String!, lane', 'name: Int!, lane']],
    ['a field that can become null', ['name: String!, lane', 'name: String, lane']],
    ['a removed enum value', ['TOP, JUNGLE', 'TOP']],
    ['a type that leaves a union', ['Team | NotFound', 'Team']],
    ['a removed type', ['type Player implements Node { id: ID! }', '']],
    ['a removed argument', ['filter: Filter, ', '']],
    ['a new required argument', ['filter: Filter,', 'filter: Filter, region: String!,']],
    ['a new required field of an input', ['code: String,', 'code: String, region: String!,']],
    ['an interface that a type no longer implements', ['Player implements Node', 'Player']],
    ['a removed argument of a directive', ['@cost(weight: Float! = 1, requests', '@cost(requests']],
    ['another default', ['first: Int! = 10', 'first: Int! = 20']],
    ['the removal of a part whose deprecation has no date', [', undated: Int @deprecated', '']],
  ])('refuses %s, at any time', (_change, replacement) => {
    expect(refused(BEFORE, replacement)).not.toEqual([])
    expect(refused(AFTER, replacement)).not.toEqual([])
  })

  it.each<[string, readonly (readonly [string, string])[]]>([
    ['argument', [[', name: String @deprecated(reason: "Use `code`. Removed after 2027-11-30.")): Team', '): Team']]],
    [
      'field, with the types that only it used',
      [
        ['oldTeam: OldTeam @deprecated(reason: "Use `team`. Removed after 2027-11-30.")', ''],
        ['type OldTeam { role: Role }', ''],
        ['enum Role { JNG }', ''],
      ],
    ],
    ['enum value', [[', JNG @deprecated(reason: "Use `JUNGLE`. Removed after 2027-11-30.")', '']]],
    ['field of an input', [[', name: String @deprecated(reason: "Use `code`. Removed after 2027-11-30.") }', ' }']]],
  ])('accepts the removal of a deprecated %s after its last day, and not before', (_part, replacements) => {
    expect(refused(BEFORE, ...replacements)).not.toEqual([])
    expect(refused(AFTER, ...replacements)).toEqual([])
  })

  it('refuses a removal that was deprecated only after the release', () => {
    const released = buildSchema('type Query { old: Int, new: Int }')
    const present = buildSchema('type Query { new: Int }')
    expect(findRefusedChanges(released, present, '2099-01-01')).toEqual(['Field Query.old was removed.'])
  })

  it('accepts growth: of enums, unions, interfaces, types and inputs', () => {
    const grown = refused(
      BEFORE,
      ['TOP, JUNGLE', 'TOP, JUNGLE, MIDDLE'],
      ['Team | NotFound', 'Team | NotFound | Player'],
      ['type OldTeam { role: Role }', 'type OldTeam implements Node { id: ID!, role: Role }'],
      ['filter: Filter,', 'filter: Filter, region: String,'],
      ['code: String,', 'code: String, region: String,'],
    )
    expect(grown).toEqual([])
  })
})
