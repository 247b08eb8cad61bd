import { Worker } from 'node:worker_threads'
import { createBirpc, type BirpcReturn } from 'birpc'
import type { DocumentNode, FormattedExecutionResult } from 'graphql'
import type { Log } from '../../shared/log.ts'
import { ROOT } from '../../shared/root.ts'
import type { PageQuery, PageSource, Renderer, RendererHost, Variables } from './page-messages.ts'

/** Pages in work for one address: a browser that restores its tabs. */
const MAX_PAGES_OF_ADDRESS = 4

/** Pages in work. More would wait for longer than a browser takes to render one. */
const MAX_PAGES = 12

/**
 * Twice the memory of {@link MAX_PAGES} of the largest page, which takes 10 MB: all champions, or a ladder. Without a limit, the thread would
 * collect its garbage far later. With a young generation of 16 MB, a page cost a tenth more.
 */
const RENDERER_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 }

/** Headers that decide the content of a page. */
const HEADERS = ['cookie', 'user-agent']

export interface RendererData {
  /** File of the client's server entry. */
  readonly entry: string
  /** Content of index.html. */
  readonly template: string
  readonly publicUrl: string | null
}

/** Requests of a visit to the server. */
export interface PageQueries {
  readonly execute: (
    document: DocumentNode,
    variables: Variables,
    source: PageSource,
  ) => Promise<FormattedExecutionResult>
  /** Null when there is no result in time. Never rejects. */
  readonly lookUp: (document: DocumentNode, variables: Variables) => Promise<unknown>
  /** True once a query has sent a request to Riot. */
  readonly asksRiot: () => boolean
}

export interface PageToRender {
  readonly request: Request
  /** Client address that the limit is counted by. */
  readonly address: string
  readonly queries: PageQueries
}

export interface RenderedPage {
  readonly status: 200 | 404
  readonly html: string | AsyncIterable<string>
  /** Source for the policy of the page that allows its style elements; null when it has none. */
  readonly styleSource: string | null
}

export interface PageRenderer {
  /** Null when too many pages are in work: the browser must render this one. Rejects when the renderer fails. */
  readonly render: (page: PageToRender) => Promise<RenderedPage | null>
  /** Starts the renderer, which otherwise starts for the first page. */
  readonly warmUp: () => void
  readonly close: () => Promise<void>
}

interface PageRendererOptions extends RendererData {
  /** In milliseconds since 1970. */
  readonly now: () => number
  readonly log: Log
}

interface Thread {
  readonly worker: Worker
  readonly remote: BirpcReturn<Renderer, RendererHost>
}

/** Renders pages in a thread of its own. A thread that fails is replaced for the next page. */
export function createPageRenderer({ now, log, ...data }: PageRendererOptions): PageRenderer {
  const visits = new Map<number, PageQueries>()
  const pagesOf = new Map<string, number>()
  let thread: Thread | null = null
  let lastId = 0

  function startThread(): Thread {
    const worker = new Worker(new URL('gateway/http/pages/page-worker.ts', ROOT), {
      workerData: data,
      resourceLimits: RENDERER_MEMORY,
    })
    const documents = new Map<string, DocumentNode>()
    const remote = createBirpc<Renderer, RendererHost>(hostOf(documents), {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin.
      post: (message) => worker.postMessage(message),
      on: (receive) => void worker.on('message', receive),
      timeout: -1,
    })
    const started = { worker, remote }
    const end = (error: Error) => {
      if (thread === started) thread = null
      remote.$close(error)
    }
    worker.once('error', (error) => {
      log.error('the renderer of pages failed', { error })
      end(error)
    })
    worker.once('exit', () => end(new Error('The renderer of pages has ended.')))
    // It must not keep a process alive whose server is closed.
    worker.unref()
    return started
  }

  function hostOf(documents: Map<string, DocumentNode>): RendererHost {
    function open({ id, operation, definition }: PageQuery) {
      if (definition !== null) documents.set(operation, definition)
      const [queries, known] = [visits.get(id), documents.get(operation)]
      if (queries === undefined || known === undefined) throw new Error('The visitor of this page has left.')
      return { queries, document: known }
    }
    return {
      async execute(query, source) {
        const { queries, document } = open(query)
        return queries.execute(document, query.variables, source)
      },
      async lookUp(query) {
        const { queries, document } = open(query)
        return queries.lookUp(document, query.variables)
      },
      asksRiot: async (id) => visits.get(id)?.asksRiot() ?? false,
    }
  }

  /** No generator: one that was never started, or that waits, would not end when the visitor leaves. */
  function partsOf(id: number, first: string, remote: Thread['remote'], end: () => void): AsyncIterable<string> {
    let next: Promise<string | null> | null = Promise.resolve(first)
    async function finish(): Promise<IteratorReturnResult<undefined>> {
      next = null
      end()
      await remote.forget.asEvent(id)
      return { done: true, value: undefined }
    }
    return {
      [Symbol.asyncIterator]: () => ({
        async next() {
          const part = await next
          if (part === null) return finish()
          next = remote.nextPart(id)
          // Reading the next part reports its failure.
          next.catch(() => {})
          return { done: false, value: part }
        },
        return: finish,
      }),
    }
  }

  return {
    async render({ request, address, queries }) {
      const ofAddress = pagesOf.get(address) ?? 0
      if (visits.size >= MAX_PAGES || ofAddress >= MAX_PAGES_OF_ADDRESS) return null
      lastId += 1
      const id = lastId
      visits.set(id, queries)
      pagesOf.set(address, ofAddress + 1)
      const end = () => {
        // A visitor can leave while the end of their page is already being read.
        if (!visits.delete(id)) return
        const left = (pagesOf.get(address) ?? 1) - 1
        if (left === 0) pagesOf.delete(address)
        else pagesOf.set(address, left)
      }
      thread ??= startThread()
      const { remote } = thread
      try {
        const clockAheadMs = now() - Date.now()
        const page = { id, url: request.url, headers: pick(request.headers), clockAheadMs }
        const { status, html, styleSource, isWhole } = await remote.render(page)
        if (!isWhole) return { status, html: partsOf(id, html, remote, end), styleSource }
        end()
        return { status, html, styleSource }
      } catch (error) {
        end()
        throw error
      }
    },
    warmUp() {
      thread ??= startThread()
    },
    async close() {
      await thread?.worker.terminate()
    },
  }
}

const pick = (headers: Headers) =>
  Object.fromEntries(HEADERS.map((name) => [name, headers.get(name) ?? '']).filter(([, value]) => value !== ''))
