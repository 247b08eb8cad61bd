import { LRUCache } from 'lru-cache'
import type { Locale } from '../../languages.ts'
import { etagOf } from '../http/etag.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { OPERATION_POINTS, PREVIEW_POINTS } from '../limits/limit-values.ts'
import type { PointBudgets } from '../limits/point-budgets.ts'
import type { Clock } from '../shared/clock.ts'
import { Semaphore } from '../shared/semaphore.ts'
import type { PreviewReader } from './previews/preview-reader.ts'
import { findRequestedPreview, type RequestedPreview } from './rules/preview-subject.ts'
import type { Preview } from './rules/preview.ts'

/** Lifetime of a preview in browsers and in services that show links. */
const MAX_AGE_SECONDS = 3600

/** Lifetime of a drawn preview in memory. */
const LIFETIME_MS = 10 * 60_000

/** Total size of the previews in memory: about 300. */
const KEPT_BYTES = 32 * 1_048_576

/** Previews that are drawn at the same time, each on a thread, and requests that wait. */
const DRAWN_AT_ONCE = 2
const MAX_WAITING = 20

interface PreviewsOptions {
  readonly reader: PreviewReader
  /** Draws a PNG. */
  readonly draw: (preview: Preview, locale: Locale) => Promise<Uint8Array<ArrayBuffer>>
  readonly budgets: Pick<PointBudgets, 'charge'>
  readonly clock: Clock
  /** Total size of the previews in memory; 32 MiB by default. */
  readonly keptBytes?: number
}

export interface Previews {
  readonly handle: Handler
  /** Clears what is kept in memory. */
  forget(): void
}

interface Drawn {
  readonly png: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/**
 * Creates the handler of `/images/previews/`: the pictures that services show with a link to a page. Refuses unknown subjects with
 * 404, and drawings beyond what the machine can do with 503. An address is charged for each look-up and each drawing.
 */
export function createPreviews({ reader, draw, budgets, clock, keptBytes = KEPT_BYTES }: PreviewsOptions): Previews {
  const turns = new Semaphore(DRAWN_AT_ONCE, MAX_WAITING)
  const underWay = new Map<string, Promise<Drawn>>()
  const kept = new LRUCache<string, Drawn>({
    maxSize: keptBytes,
    sizeCalculation: ({ png }) => png.byteLength,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: clock,
  })

  async function drawInTurn({ subject, locale }: RequestedPreview, address: string): Promise<Drawn> {
    const leave = await turns.enter()
    if (leave === null) {
      throw new Refusal(503, 'BUSY', 'Too many previews are being drawn. Try again in some seconds.', {
        'retry-after': '5',
      })
    }
    try {
      await budgets.charge(address, OPERATION_POINTS)
      const preview = await reader.find(subject, locale)
      if (preview === null) throw unknown()
      await budgets.charge(address, PREVIEW_POINTS)
      const png = await draw(preview, locale)
      return { png, etag: etagOf(png) }
    } finally {
      leave()
    }
  }

  /** Draws a preview once for all simultaneous requests. */
  async function find(key: string, requested: RequestedPreview, address: string): Promise<Drawn> {
    const known = kept.get(key) ?? underWay.get(key)
    if (known !== undefined) return known
    const drawing = drawInTurn(requested, address)
    underWay.set(key, drawing)
    try {
      const drawn = await drawing
      kept.set(key, drawn)
      return drawn
    } finally {
      underWay.delete(key)
    }
  }

  const handle: Handler = async (request, { address }) => {
    const requested = findRequestedPreview(new URL(request.url).pathname.replace(/^\/images\/previews\//, ''))
    if (requested === null) throw unknown()
    const { png, etag } = await find(JSON.stringify(requested), requested, address)
    return new Response(png, {
      headers: {
        'content-type': 'image/png',
        'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
        'x-content-type-options': 'nosniff',
        etag,
      },
    })
  }

  return { handle, forget: () => kept.clear() }
}

function unknown(): Refusal {
  return new Refusal(404, 'NOT_FOUND', 'There is no such picture.')
}
