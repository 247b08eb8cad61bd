import { parentPort, workerData } from 'node:worker_threads'
import { createBirpc } from 'birpc'
import { getOperationAST, type DocumentNode } from 'graphql'
import { importClient } from './built-client.ts'
import type { PageQuery, PageRequest, Renderer, RendererHost, Variables } from './page-messages.ts'
import type { RendererData } from './page-renderer.ts'

/** The thread that renders pages. Rendering can take a tenth of a second, in which the server must answer others. */

const port = parentPort
if (port === null) throw new Error('page-worker.ts runs as a worker thread only.')

const { entry, template, publicUrl }: RendererData = workerData
const client = await importClient(entry)

/** Names of the operations that the server knows: sending a document can cost more than executing it. */
const sent = new Set<string>()

/** Pages that wait for an upstream, by the number of their request. */
const waiting = new Map<number, AsyncIterator<string>>()

const renderer: Renderer = {
  async render({ id, url, headers, clockAheadMs }: PageRequest) {
    const { status, html, styleSource } = await client.renderPage(new Request(url, { headers }), {
      template,
      publicUrl,
      ask: (document, variables) => host.lookUp(toQuery(id, document, variables)),
      executeFor: (source) => (document, variables) => host.execute(toQuery(id, document, variables), source),
      asksRiot: () => host.asksRiot(id),
      now: () => Date.now() + clockAheadMs,
      schedule,
    })
    if (typeof html === 'string') return { status, html, styleSource, isWhole: true }
    const parts = html[Symbol.asyncIterator]()
    waiting.set(id, parts)
    const { value = '' } = await parts.next()
    return { status, html: value, styleSource, isWhole: false }
  },
  async nextPart(id) {
    const next = await waiting.get(id)?.next()
    if (next?.done === false) return next.value
    waiting.delete(id)
    return null
  },
  forget(id) {
    void waiting.get(id)?.return?.()
    waiting.delete(id)
  },
}

const host = createBirpc<RendererHost, Renderer>(renderer, {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  post: (message) => port.postMessage(message),
  on: (receive) => void port.on('message', receive),
  // The server limits the time of each query.
  timeout: -1,
})

function toQuery(id: number, document: DocumentNode, variables: Variables): PageQuery {
  // Not by the document itself: Apollo makes a new one for each visit.
  const operation = getOperationAST(document)?.name?.value ?? ''
  if (sent.has(operation)) return { id, operation, definition: null, variables }
  sent.add(operation)
  return { id, operation, definition: document, variables }
}

function schedule(delayMs: number, run: () => void): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
