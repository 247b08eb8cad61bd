import { etagOf } from '../http/etag.ts'
import { drawPicture } from './drawn/drawn-images.ts'
import type { PictureSubject } from './rules/picture-subject.ts'
import type { PictureAnswer } from './rules/picture.ts'

/** Cache lifetimes of a drawing in browsers. The second is for a drawing that a real picture may replace later. */
const DRAWN_MAX_AGE_SECONDS = 86_400
const STAND_IN_MAX_AGE_SECONDS = 300

interface ImagesOptions {
  /** Returns the subject of the picture at a decoded path below `/images/`; null when there is no such picture. */
  readonly findSubject: (path: string) => PictureSubject | null
  readonly findPicture: (subject: PictureSubject) => Promise<PictureAnswer>
  /** Called for each picture that was drawn, with the reason. */
  readonly noteDrawn: (subject: PictureSubject, why: Exclude<PictureAnswer['kind'], 'found'>) => void
}

/** Responds to `/images/` with a source's picture, or with a drawing. */
export function createImages({ findSubject, findPicture, noteDrawn }: ImagesOptions) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, `${request.method} is not allowed here.`, { Allow: 'GET, HEAD' })
    }
    const path = decodePath(request)
    const subject = path === null ? null : findSubject(path)
    if (subject === null) return refuse(404, 'There is no such picture.')

    const answer = await findPicture(subject)
    if (answer.kind === 'found') {
      const { picture, maxAgeSeconds } = answer
      return respond(request, picture.bytes, picture.type, maxAgeSeconds)
    }
    noteDrawn(subject, answer.kind)
    const maxAge = answer.kind === 'never' ? DRAWN_MAX_AGE_SECONDS : STAND_IN_MAX_AGE_SECONDS
    return respond(request, drawPicture(subject), 'image/svg+xml', maxAge)
  }
}

function respond(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  maxAgeSeconds: number,
): Response {
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${maxAgeSeconds}`,
      ETag: etagOf(body),
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

function decodePath(request: Request): string | null {
  const path = new URL(request.url).pathname.replace(/^\/images\//, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function refuse(status: 404 | 405, detail: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ detail }, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
