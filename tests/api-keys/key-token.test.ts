import { describe, expect, it } from 'vitest'
import { createKey, findKeyId, hashOfKey } from '../../gateway/api-keys/services/key-token.ts'

describe('an API key', () => {
  it('starts with lw_ and its public part, and has 51 letters and digits', () => {
    for (let each = 0; each < 200; each++) {
      const { id, key } = createKey()
      expect(key).toMatch(/^lw_[0-9A-Za-z]{48}$/)
      expect(key.slice(3, 13)).toBe(id)
      expect(findKeyId(key)).toBe(id)
    }
  })

  it('never comes twice', () => {
    const keys = Array.from({ length: 500 }, createKey)
    expect(new Set(keys.map(({ key }) => key)).size).toBe(500)
    expect(new Set(keys.map(({ id }) => id)).size).toBe(500)
    expect(new Set(keys.map(({ key }) => hashOfKey(key))).size).toBe(500)
  })

  it('differs from one with a wrong, missing, swapped or additional letter', () => {
    const { key } = createKey()
    for (let at = 0; at < key.length; at++) {
      const wrong = key[at] === 'x' ? 'y' : 'x'
      expect(findKeyId(`${key.slice(0, at)}${wrong}${key.slice(at + 1)}`)).toBeNull()
      expect(findKeyId(`${key.slice(0, at)}${key.slice(at + 1)}`)).toBeNull()
      expect(findKeyId(`${key.slice(0, at)}7${key.slice(at)}`)).toBeNull()
      const [one = '', other = ''] = key.slice(at, at + 2)
      if (one !== other && other !== '') {
        expect(findKeyId(`${key.slice(0, at)}${other}${one}${key.slice(at + 2)}`)).toBeNull()
      }
    }
    for (const text of ['', 'lw_', `${key} `, `${key}\n`, key.toUpperCase()]) expect(findKeyId(text)).toBeNull()
  })
})
