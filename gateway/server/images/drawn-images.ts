import { LANES } from '../../domain/lane.ts'
import { TIERS } from '../../domain/rank.ts'
import { REGIONS } from '../../domain/region.ts'
import { drawChampion, type Champion } from './champion-tile.ts'
import { drawItem } from './item-tile.ts'
import { drawLane } from './lane-glyph.ts'
import { drawPlayer } from './player-portrait.ts'
import { drawProfileIcon } from './profile-icon.ts'
import { drawRank } from './rank-emblem.ts'
import { drawRegion } from './region-badge.ts'
import { drawRune, drawRuneStyle } from './rune-disc.ts'
import { drawSpell } from './spell-tile.ts'
import { drawTeam } from './team-shield.ts'

interface DrawnImagesOptions {
  /** The champion of a key, which is a number, or of a Data Dragon slug; null when there is none. */
  readonly findChampion: (keyOrSlug: number | string) => Champion | null
}

interface DrawnImages {
  /**
   * The picture at a decoded path below `/images/`, such as `teams/T1.png`: an SVG of less than 1,000 bytes, whatever
   * the ending says. Nothing of the path is copied into it. Null when there is no such kind of picture or the name can't
   * be one of its kind.
   */
  readonly drawImage: (path: string) => string | null
  /** Answers a request for a path that begins with `/images/`. */
  readonly serveDrawnImages: (request: Request) => Response
}

/** Original vector drawings in place of art that is not ours to ship. */
export function createDrawnImages({ findChampion }: DrawnImagesOptions): DrawnImages {
  const kinds: ReadonlyMap<string, Draw> = new Map([
    ['champions/icons', (name) => drawChampionNamed(name, findChampion)],
    ['items', (name) => (name === '0' ? null : drawNumbered(name, drawItem))],
    ['lanes', (name) => drawOneOf(LANES, name, drawLane)],
    ['players', (name) => drawNamed(name, drawPlayer)],
    ['profile-icons', (name) => drawNumbered(name, drawProfileIcon)],
    ['ranks/icons', (name) => drawOneOf(TIERS, name, drawRank)],
    ['regions/icons', (name) => drawOneOf(REGIONS, name, drawRegion)],
    ['rune-styles', (name) => drawNumbered(name, drawRuneStyle)],
    ['runes', (name) => drawNumbered(name, drawRune)],
    ['spells', (name) => drawNumbered(name, drawSpell)],
    ['teams', (name) => drawNamed(name, drawTeam)],
  ] satisfies [string, Draw][])

  function drawImage(path: string): string | null {
    const { kind = '', name = '' } = PATH.exec(path)?.groups ?? {}
    return kinds.get(kind)?.(name) ?? null
  }

  function serveDrawnImages(request: Request): Response {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, `${request.method} is not allowed here.`, { Allow: 'GET, HEAD' })
    }
    const path = decodePath(request)
    const image = path === null ? null : drawImage(path)
    if (image === null) return refuse(404, 'There is no such picture.')

    return new Response(request.method === 'HEAD' ? null : image, {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=86400',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  }

  return { drawImage, serveDrawnImages }
}

/** Draws the one of its kind that has this name; null when none can have it. */
type Draw = (name: string) => string | null

const PATH = /^(?<kind>[a-z-]+(?:\/icons)?)\/(?<name>[^/]+)\.(?:png|svg|webp|jpe?g)$/

const NUMBER = /^\d{1,9}$/

/** Longer names belong to nobody, and nobody's name holds control characters. */
const NAME = /^\P{C}{1,64}$/u

function decodePath(request: Request): string | null {
  const path = new URL(request.url).pathname.replace(/^\/images\//, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function drawChampionNamed(name: string, findChampion: DrawnImagesOptions['findChampion']): string | null {
  if (!NUMBER.test(name)) {
    const champion = findChampion(name)
    return champion && drawChampion(champion)
  }
  // Matches name champions that the tables do not know yet.
  const key = Number(name)
  return drawChampion(findChampion(key) ?? { key, name: '' })
}

function drawNumbered(name: string, draw: (number: number) => string): string | null {
  return NUMBER.test(name) ? draw(Number(name)) : null
}

function drawNamed(name: string, draw: (name: string) => string): string | null {
  return NAME.test(name) ? draw(name) : null
}

function drawOneOf<Name extends string>(
  names: readonly Name[],
  wanted: string,
  draw: (name: Name) => string,
): string | null {
  const found = names.find((name) => name === wanted.toUpperCase())
  return found === undefined ? null : draw(found)
}

function refuse(status: 404 | 405, detail: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ detail }, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
