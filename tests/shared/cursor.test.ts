import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCursor, encodeCursor, InvalidCursorError } from '../../gateway/shared/cursor.ts'

const position = fc.oneof(
  fc.stringMatching(/^\d{1,15}:\w{1,64}$/),
  fc.string({ unit: 'grapheme', minLength: 1 }).map((slug) => `0:0:2:${slug}`),
)

describe('a cursor', () => {
  it('leads back to its position', () => {
    fc.assert(
      fc.property(position, (written) => {
        expect(decodeCursor(encodeCursor(written))).toBe(written)
      }),
    )
  })

  it('is refused when it was cut or continued', () => {
    fc.assert(
      fc.property(position, fc.nat(), (written, at) => {
        const cursor = encodeCursor(written)
        const cut = cursor.slice(0, 2 + (at % (cursor.length - 2)))
        expect(() => decodeCursor(cut)).toThrow(InvalidCursorError)
        expect(() => decodeCursor(`${cursor}A`)).toThrow(InvalidCursorError)
      }),
    )
  })

  it('of an earlier version has no length, and still works', () => {
    expect(decodeCursor('MDowOjI6eW9y')).toBe('0:0:2:yor')
  })
})
