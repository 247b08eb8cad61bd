import { describe, expect, it } from 'vitest'
import { hasTabs, openExplorerStorage } from '../../../client/explorer/explorer-storage.ts'

/** A storage of a browser. */
function createStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(entries))
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index))

describe('the storage of the explorer', () => {
  it.each([
    ['accepted', 'lasting'],
    ['refused', 'session'],
    ['unasked', 'session'],
  ] as const)('with consent %s is %s', (consent, kind) => {
    const storages = { lasting: createStorage(), session: createStorage() }
    const opened = openExplorerStorage({ lasting: () => storages.lasting, session: () => storages.session }, consent)
    expect(hasTabs(opened)).toBe(false)
    opened.setItem('graphiql:tabState', '{}')
    expect(hasTabs(opened)).toBe(true)
    const other = kind === 'lasting' ? 'session' : 'lasting'
    expect([keysOf(storages[kind]), keysOf(storages[other])]).toEqual([['graphiql:tabState'], []])
  })

  it.each(['accepted', 'refused'] as const)('takes what the other one has when the answer is now %s', (consent) => {
    const storages = [createStorage({ 'graphiql:tabState': 'mine', follows: '[]' }), createStorage()] as const
    const [lasting, session] = consent === 'accepted' ? storages.toReversed() : storages
    if (lasting === undefined || session === undefined) throw new Error('There are two.')
    const opened = openExplorerStorage({ lasting: () => lasting, session: () => session }, consent)
    expect(opened.getItem('graphiql:tabState')).toBe('mine')
    expect(keysOf(storages[0])).toEqual(['follows'])
  })

  it('clears nothing of the rest of the site', () => {
    const lasting = createStorage({ follows: '[]', 'graphiql:query': '{ a }', 'graphiql:tabState': '{}' })
    const opened = openExplorerStorage({ lasting: () => lasting, session: () => createStorage() }, 'accepted')
    expect(opened.length).toBe(2)
    opened.clear()
    expect(keysOf(lasting)).toEqual(['follows'])
  })

  it('lasts as long as the page where the browser blocks storage', () => {
    const blocked = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    const opened = openExplorerStorage({ lasting: blocked, session: blocked }, 'accepted')
    opened.setItem('graphiql:query', '{ a }')
    expect([opened.getItem('graphiql:query'), opened.length]).toEqual(['{ a }', 1])
    opened.removeItem('graphiql:query')
    expect(opened.getItem('graphiql:query')).toBeNull()
  })
})
