import { etagOf } from '../gateway/http/etag.ts'
import type { Execute } from '../gateway/http/execute.ts'
import { Refusal } from '../gateway/http/refusal.ts'
import { STREAMED } from '../gateway/http/reply.ts'
import type { RequestContext, Route } from '../gateway/http/route.ts'
import { toStreamedBody } from '../gateway/http/streamed-body.ts'
import { type Export, MAX_ROWS } from './export.ts'
import { EXPORTS } from './exports.ts'
import { type FileFormat, FORMATS } from './file-formats.ts'
import { fileNameOf } from './file-name.ts'
import { toGraphQLText } from './graphql-text.ts'
import { readFile } from './read-file.ts'

interface MountOptions {
  /** Public URL of the server, without a trailing slash; null to use the URL of each request. */
  readonly publicUrl: string | null
  /** Returns the function that runs documents in this process, on behalf of the sender of a request. */
  readonly executeFor: (request: Request, context: RequestContext) => Execute
  /** In milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Lists the routes of the exports: `/export/leaderboard.csv` and `.json` are the rows of a table as a file, and `.graphql` is the
 * operation that reads them. `/export` lists the exports. Refusals are JSON with a code and a message.
 */
export function listExportRoutes(options: MountOptions): readonly Route[] {
  return [
    read('/export', ({ url }) => describe(options.publicUrl ?? new URL(url).origin)),
    ...EXPORTS.flatMap((each) => [
      ...FORMATS.map((format) =>
        read(`/export/${each.name}.${format.extension}`, (request, context) =>
          sendFile(each, format, request, context, options),
        ),
      ),
      read(`/export/${each.name}.graphql`, (request) => sendOperation(each, request, options)),
    ]),
  ]
}

function read(
  path: string,
  handle: (request: Request, context: RequestContext) => Response | Promise<Response>,
): Route {
  return { methods: ['GET'], path, handle }
}

function describe(base: string): Response {
  const exports = EXPORTS.map(({ name, title, parameters, columns }) => ({
    name,
    title,
    csv: `${base}/export/${name}.csv`,
    json: `${base}/export/${name}.json`,
    graphql: `${base}/export/${name}.graphql`,
    parameters,
    columns,
  }))
  return Response.json({ mostRows: MAX_ROWS, exports }, { headers: { 'cache-control': 'public, max-age=300' } })
}

function sendOperation({ title, open }: Export, { url }: Request, { publicUrl }: MountOptions): Response {
  const { origin, searchParams } = new URL(url)
  const text = toGraphQLText(open(searchParams).operation, title, publicUrl ?? origin)
  return new Response(text, {
    headers: { 'content-type': 'application/graphql; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}

/**
 * A file whose rows arrive with the first answer is sent whole, with a validator. Any other is written while its rows are read: the
 * next page is executed once the client has read the last one. Before the first byte, what goes wrong is a status.
 */
async function sendFile(
  each: Export,
  format: FileFormat,
  request: Request,
  context: RequestContext,
  { publicUrl, executeFor, now }: MountOptions,
): Promise<Response> {
  const { origin, pathname, search, searchParams } = new URL(request.url)
  const exportedAt = new Date(now()).toISOString()
  const parts = each.open(searchParams).read(executeFor(request, context))
  const first = await parts.next()
  if (first.done === true) throw new Error(`The export ${each.name} has no part.`)
  const { name, title, columns } = each
  const head = { name, title, columns, source: `${publicUrl ?? origin}${pathname}${search}`, exportedAt }
  const file = readFile({ format, head, first: first.value, others: parts, onFailure, now })
  const headers = new Headers({
    'content-type': format.contentType,
    'content-disposition': `attachment; filename="${fileNameOf(name, searchParams, exportedAt)}.${format.extension}"`,
  })
  const { rows, about, next, missing } = first.value
  if (next === null && missing === 0) {
    headers.set('cache-control', 'private, no-cache')
    headers.set('etag', etagOf(JSON.stringify([name, format.extension, columns, rows, about])))
    return new Response(await join(file), { headers })
  }
  headers.set('cache-control', 'no-store')
  headers.set(...STREAMED)
  return new Response(toStreamedBody(file), { headers })

  function onFailure(error: unknown) {
    if (!(error instanceof Refusal) && !request.signal.aborted) context.log.error('an export failed', { error })
  }
}

async function join(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
