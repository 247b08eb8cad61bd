import { z } from 'zod'
import { toHtml } from '../../http/feed-text.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Handler } from '../../http/route.ts'
import { type AccountPath, findAccountPath } from '../rules/account-path.ts'
import { toAccountSlug } from '../rules/riot-id.ts'

/** Size of the card in pixels. */
const WIDTH = 440
const HEIGHT = 94

/** Up to this width a running game is below the rank. */
const NARROW = 360
const NARROW_HEIGHT = 150

const NARROWEST = 200

const MAX_AGE_SECONDS = 86_400

const pixels = z
  .string()
  .regex(/^\d{1,5}$/, 'is not a number of pixels')
  .transform(Number)

const query = z.object({
  url: z.url('is not a URL: write the address of an account page'),
  maxwidth: pixels.pipe(z.number().min(NARROWEST, `is below ${NARROWEST} pixels`)).default(WIDTH),
  maxheight: pixels.pipe(z.number().min(HEIGHT, `is below ${HEIGHT} pixels`)).default(NARROW_HEIGHT),
  format: z.string().default('json'),
})

/**
 * Handles `/oembed`: returns the frame that shows the card of an account, for pages that are given the address of its page. Whether
 * the account exists is answered by the card, so that no request to Riot is needed here. `publicUrl` has no slash at the end; null
 * uses the URL of each request. Form: https://oembed.com
 */
export function createOembed(publicUrl: string | null): Handler {
  return (request) => {
    const { searchParams, origin } = new URL(request.url)
    const base = publicUrl ?? origin
    const repeated = Object.keys(query.shape).find((name) => searchParams.getAll(name).length > 1)
    if (repeated !== undefined) throw new Refusal(400, 'BAD_REQUEST', `${repeated} is given more than once.`)
    const parsed = query.safeParse(Object.fromEntries(searchParams))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new Refusal(400, 'BAD_REQUEST', `${issue?.path.join('.')} ${issue?.message}.`)
    }
    const { url, maxwidth, maxheight, format } = parsed.data
    if (format !== 'json') throw new Refusal(501, 'NOT_IMPLEMENTED', 'Only the format json is supported.')
    const account = findAccount(url, base)
    if (account === null) {
      throw new Refusal(404, 'NOT_FOUND', `Only pages of accounts have a card, such as ${base}/account/euw/Name-TAG.`)
    }
    const card = describeCard(account, base, Math.min(WIDTH, maxwidth))
    if (card.height > maxheight) {
      throw new Refusal(400, 'BAD_REQUEST', `maxheight is below ${card.height} pixels.`)
    }
    return Response.json(card, {
      headers: { 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` },
    })
  }
}

/** Null for an address of another site, and of another page. */
function findAccount(address: string, base: string) {
  const { origin, pathname } = new URL(address)
  const found = origin === new URL(base).origin ? findAccountPath(pathname) : null
  return found?.page === 'account' ? found : null
}

function describeCard({ region, riotId }: AccountPath, base: string, width: number) {
  const height = width > NARROW ? HEIGHT : NARROW_HEIGHT
  const title = `${riotId.gameName}#${riotId.tagLine}`
  const source = `${base}/embed/${region.toLowerCase()}/${encodeURIComponent(toAccountSlug(riotId))}`
  const attributes = { src: source, title, width, height, loading: 'lazy', style: 'border:0;max-width:100%' }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${toHtml(String(value))}"`)
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Lanewatch',
    provider_url: base,
    cache_age: MAX_AGE_SECONDS,
    width,
    height,
    html: `<iframe ${written.join(' ')}></iframe>`,
  }
}
