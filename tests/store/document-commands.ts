import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { DocumentData, DocumentQuery, DocumentStore } from '../../gateway/store/document-store.ts'
import { SHELF, shelfDocument, shelfId, shelfQuery } from './document-arbitraries.ts'
import type { DocumentModel } from './document-model.ts'

type Command = fc.AsyncCommand<DocumentModel, DocumentStore>

const shelfDocuments = fc.dictionary(shelfId, fc.option(shelfDocument), { maxKeys: 4, noNullPrototype: true })

/** Operations on a store, each compared with the model. */
export const documentCommands = [
  fc.tuple(shelfId, shelfDocument).map(([id, data]) => setting(id, data)),
  shelfId.map(deleting),
  shelfDocuments.map(writingTogether),
  shelfId.map(getting),
  fc.array(shelfId, { maxLength: 5 }).map(gettingMany),
  shelfQuery.map(querying),
  // More at once would only repeat the emulator's waits of 2 s.
  fc.tuple(shelfId, fc.integer({ min: 2, max: 3 })).map(([id, times]) => countingAtOnce(id, times)),
  fc.tuple(shelfDocuments, shelfId).map(([documents, id]) => failing(documents, id)),
]

function command(description: string, run: Command['run']): Command {
  return { check: () => true, run, toString: () => description }
}

function setting(id: string, data: DocumentData): Command {
  return command(`set ${id} ${JSON.stringify(data)}`, async (model, store) => {
    await store.transaction(async (transaction) => transaction.set({ collection: SHELF, id }, data))
    model.set(id, data)
  })
}

function deleting(id: string): Command {
  return command(`delete ${id}`, async (model, store) => {
    await store.transaction(async (transaction) => transaction.delete({ collection: SHELF, id }))
    model.delete(id)
  })
}

/** Sets the documents; null deletes. */
function writingTogether(documents: Readonly<Record<string, DocumentData | null>>): Command {
  return command(`write together ${JSON.stringify(documents)}`, async (model, store) => {
    await store.transaction(async (transaction) => {
      for (const [id, data] of Object.entries(documents)) {
        if (data === null) transaction.delete({ collection: SHELF, id })
        else transaction.set({ collection: SHELF, id }, data)
      }
    })
    for (const [id, data] of Object.entries(documents)) {
      if (data === null) model.delete(id)
      else model.set(id, data)
    }
  })
}

function getting(id: string): Command {
  return command(`get ${id}`, async (model, store) => {
    expect(await store.get({ collection: SHELF, id })).toEqual(model.get(id))
  })
}

function gettingMany(ids: readonly string[]): Command {
  return command(`get many ${ids.join()}`, async (model, store) => {
    expect(await store.getMany(SHELF, ids)).toEqual(ids.map((id) => model.get(id)))
  })
}

function querying(query: DocumentQuery): Command {
  return command(`query ${JSON.stringify(query)}`, async (model, store) => {
    expect(await store.query(SHELF, query)).toEqual(model.query(query))
  })
}

/** Several concurrent transactions read and update the same document. */
function countingAtOnce(id: string, times: number): Command {
  return command(`count ${id} ${times} times at once`, async (model, store) => {
    const count = async () =>
      await store.transaction(async (transaction) => {
        const ref = { collection: SHELF, id }
        transaction.set(ref, next((await transaction.get(ref))?.data))
      })
    await Promise.all(Array.from({ length: times }, count))
    for (let time = 0; time < times; time++) model.set(id, next(model.get(id)?.data))
  })
}

/** A transaction that reads, writes and then throws changes nothing. */
function failing(documents: Readonly<Record<string, DocumentData | null>>, id: string): Command {
  return command(`fail after ${JSON.stringify(documents)}`, async (model, store) => {
    const failure = new Error('on purpose')
    const attempt = store.transaction(async (transaction) => {
      expect(await transaction.get({ collection: SHELF, id })).toEqual(model.get(id))
      for (const [id, data] of Object.entries(documents)) transaction.set({ collection: SHELF, id }, data ?? {})
      throw failure
    })
    await expect(attempt).rejects.toBe(failure)
  })
}

function next(data: DocumentData | undefined): DocumentData {
  const noise = typeof data?.['noise'] === 'number' ? data['noise'] : 0
  return { ...data, noise: noise + 1 }
}
