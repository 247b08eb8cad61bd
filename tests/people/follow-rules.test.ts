import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Follow,
  FOLLOWABLE_KINDS,
  keyOf,
  type Subject,
  withoutSubjects,
  withSubjects,
} from '../../gateway/people/rules/follow.ts'

/** Few ids, so that some repeat, under every kind. */
const subject: fc.Arbitrary<Subject> = fc.record({
  kind: fc.constantFrom(...FOLLOWABLE_KINDS),
  id: fc.constantFrom('1', '2', 'a/b', 'Champion:1'),
})
const subjects = fc.array(subject, { maxLength: 8 })
/** Follows, each since another moment. */
const follows = fc
  .uniqueArray(subject, { selector: keyOf, maxLength: 12 })
  .map((unique) => unique.map((one, index): Follow => ({ ...one, since: 1_000 - index })))

const NOW = 5_000
const keysOf = (list: readonly Subject[]) => list.map(keyOf)

describe('following more subjects', () => {
  it('keeps all old and new follows, each once', () => {
    fc.assert(
      fc.property(follows, subjects, (before, more) => {
        const after = keysOf(withSubjects(before, more, NOW))
        expect(new Set(after)).toEqual(new Set([...keysOf(before), ...keysOf(more)]))
        expect(after).toHaveLength(new Set(after).size)
      }),
    )
  })

  it('keeps the old follows with their times behind the new ones', () => {
    fc.assert(
      fc.property(follows, subjects, (before, more) => {
        const after = withSubjects(before, more, NOW)
        const added = after.slice(0, after.length - before.length)
        expect(after.slice(added.length)).toEqual(before)
        expect(added.map(({ since }) => since)).toEqual(added.map(() => NOW))
        expect(keysOf(added)).toEqual([...new Set(keysOf(more))].filter((key) => !keysOf(before).includes(key)))
      }),
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(follows, subjects, (before, more) => {
        const once = withSubjects(before, more, NOW)
        expect(withSubjects(once, more, NOW + 1)).toEqual(once)
      }),
    )
  })
})

describe('unfollowing subjects', () => {
  it('keeps the order of the rest', () => {
    fc.assert(
      fc.property(follows, subjects, (before, less) => {
        const after = withoutSubjects(before, less)
        expect(after).toEqual(before.filter((one) => !keysOf(less).includes(keyOf(one))))
      }),
    )
  })

  it('reverts added follows and leaves the rest unchanged', () => {
    fc.assert(
      fc.property(follows, subjects, (before, more) => {
        const added = more.filter((one) => !keysOf(before).includes(keyOf(one)))
        expect(withoutSubjects(withSubjects(before, more, NOW), added)).toEqual(before)
      }),
    )
  })
})

it('subjects of different kinds differ even with equal ids', () => {
  fc.assert(
    fc.property(subject, subject, (one, other) => {
      expect(keyOf(one) === keyOf(other)).toBe(one.kind === other.kind && one.id === other.id)
    }),
  )
})
