import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '../../gateway/ports/document-store.ts'
import { watchCollection } from '../../gateway/store/firestore-watch.ts'
import { reading } from './watch-reader.ts'

/** Stands where Google's client is: tells a listener what a test says, at once. */
class HeardCollection {
  readonly #documents = new Map<string, StoredDocument>()
  #listener: Parameters<Parameters<typeof watchCollection>[0]['onSnapshot']> | null = null

  get isHeard(): boolean {
    return this.#listener !== null
  }

  onSnapshot(...listener: Parameters<Parameters<typeof watchCollection>[0]['onSnapshot']>): () => void {
    this.#listener = listener
    this.#tell([])
    return () => (this.#listener = null)
  }

  /** Gives the documents `n`, all at once. */
  set(ids: readonly string[], n: number): void {
    const documents = ids.map((id) => ({ id, data: { n } }))
    for (const document of documents) this.#documents.set(document.id, document)
    this.#tell(documents)
  }

  die(error: Error): void {
    this.#listener?.[1](error)
  }

  #tell(changed: readonly StoredDocument[]): void {
    const toHeard = ({ id, data }: StoredDocument) => ({ id, data: () => data })
    this.#listener?.[0]({
      docs: [...this.#documents.values()].map(toHeard),
      docChanges: () => changed.map((document) => ({ type: 'modified', doc: toHeard(document) })),
    })
  }
}

function open(signal = new AbortController().signal) {
  const collection = new HeardCollection()
  return { collection, watch: reading(watchCollection(collection, signal)) }
}

describe('a watch of Firestore', () => {
  it('tells a slow reader each document once, what changed last at the end', async () => {
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
  ])('tells a reader who missed %i documents by %s', async (missed, kind) => {
    const { collection, watch } = open()
    await watch.next()
    for (let n = 1; n <= missed; n++) collection.set([`d${n}`], n)
    const event = await watch.next()
    expect(event?.kind).toBe(kind)
    expect(event?.kind === 'snapshot' ? event.documents : event?.changes).toHaveLength(missed)

    collection.set(['last'], 0)
    expect(await watch.next()).toMatchObject({ kind: 'changes', changes: [{ document: { id: 'last' } }] })
  })

  it('tells nothing that is older than the snapshot of a reader who missed too much', async () => {
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

  it('throws what its listener died of, so that whoever supervises it begins anew', async () => {
    const { collection, watch } = open()
    await watch.next()
    const next = watch.next()
    collection.die(new Error('14 UNAVAILABLE'))
    await expect(next).rejects.toThrow('14 UNAVAILABLE')
    expect(collection.isHeard).toBe(false)
  })

  it('takes its listener away when its reader leaves, and when its signal aborts', async () => {
    const left = open()
    await left.watch.next()
    expect(left.collection.isHeard).toBe(true)
    await left.watch.leave()
    expect(left.collection.isHeard).toBe(false)

    const controller = new AbortController()
    const aborted = open(controller.signal)
    await aborted.watch.next()
    controller.abort()
    expect(aborted.collection.isHeard).toBe(false)
    expect(await aborted.watch.next()).toBeNull()
  })
})
