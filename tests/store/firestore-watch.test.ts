import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '../../gateway/store/document-store.ts'
import { watchCollection } from '../../gateway/store/firestore-watch.ts'
import { reading } from './watch-reader.ts'

/** A stand-in for Google's client that reports changes to its listener at once. */
class FakeCollection {
  readonly #documents = new Map<string, StoredDocument>()
  #listener: Parameters<Parameters<typeof watchCollection>[0]['onSnapshot']> | null = null

  get hasListener(): boolean {
    return this.#listener !== null
  }

  onSnapshot(...listener: Parameters<Parameters<typeof watchCollection>[0]['onSnapshot']>): () => void {
    this.#listener = listener
    this.#notify([])
    return () => (this.#listener = null)
  }

  /** Sets the documents to `n` in one change. */
  set(ids: readonly string[], n: number): void {
    const documents = ids.map((id) => ({ id, data: { n } }))
    for (const document of documents) this.#documents.set(document.id, document)
    this.#notify(documents)
  }

  die(error: Error): void {
    this.#listener?.[1](error)
  }

  #notify(changed: readonly StoredDocument[]): void {
    const toSnapshot = ({ id, data }: StoredDocument) => ({ id, data: () => data })
    this.#listener?.[0]({
      docs: [...this.#documents.values()].map(toSnapshot),
      docChanges: () => changed.map((document) => ({ type: 'modified', doc: toSnapshot(document) })),
    })
  }
}

function open(signal = new AbortController().signal) {
  const collection = new FakeCollection()
  return { collection, watch: reading(watchCollection(collection, signal)) }
}

describe('a Firestore watch', () => {
  it('reports each document once to a slow reader, the last changed one last', async () => {
    const { collection, watch } = open()
    await watch.next()
    for (const [id, n] of [
      ['a', 1],
      ['b', 2],
      ['a', 3],
    ] as const)
      collection.set([id], n)
    expect(await watch.next()).toEqual({
      kind: 'changes',
      changes: [
        { kind: 'upserted', document: { id: 'b', data: { n: 2 } } },
        { kind: 'upserted', document: { id: 'a', data: { n: 3 } } },
      ],
    })
  })

  it.each([
    [1_000, 'changes'],
    [1_001, 'snapshot'],
  ])('catches a reader up on %i missed documents by %s', async (missed, kind) => {
    const { collection, watch } = open()
    await watch.next()
    for (let n = 1; n <= missed; n++) collection.set([`d${n}`], n)
    const event = await watch.next()
    expect(event?.kind).toBe(kind)
    expect(event?.kind === 'snapshot' ? event.documents : event?.changes).toHaveLength(missed)

    collection.set(['last'], 0)
    expect(await watch.next()).toMatchObject({ kind: 'changes', changes: [{ document: { id: 'last' } }] })
  })

  it('reports nothing older than the snapshot of a reader that fell behind', async () => {
    const { collection, watch } = open()
    await watch.next()
    const ids = Array.from({ length: 1_500 }, (_, n) => `d${n}`)
    collection.set(ids, 1)
    collection.set(ids, 2)
    const documents = ids.map((id) => ({ id, data: { n: 2 } }))
    expect(await watch.next()).toEqual({ kind: 'snapshot', documents })

    collection.set(['last'], 0)
    expect(await watch.next()).toMatchObject({ kind: 'changes', changes: [{ document: { id: 'last' } }] })
  })

  it('throws the error of its listener, so that a supervisor can restart it', async () => {
    const { collection, watch } = open()
    await watch.next()
    const next = watch.next()
    collection.die(new Error('14 UNAVAILABLE'))
    await expect(next).rejects.toThrow('14 UNAVAILABLE')
    expect(collection.hasListener).toBe(false)
  })

  it('removes its listener when its reader leaves, and when its signal aborts', async () => {
    const left = open()
    await left.watch.next()
    expect(left.collection.hasListener).toBe(true)
    await left.watch.leave()
    expect(left.collection.hasListener).toBe(false)

    const controller = new AbortController()
    const aborted = open(controller.signal)
    await aborted.watch.next()
    controller.abort()
    expect(aborted.collection.hasListener).toBe(false)
    expect(await aborted.watch.next()).toBeNull()
  })
})
