export interface Picture {
  readonly type: PictureType
  readonly bytes: Uint8Array<ArrayBuffer>
}

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml'

export type PictureAnswer =
  | {
      readonly kind: 'found'
      readonly picture: Picture
      /** Lifetime in a browser's cache, in seconds. */
      readonly maxAgeSeconds: number
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'never' }

/** Maximum size of a picture. Pictures of the game have less than 100 kB. */
export const PICTURE_LIMIT_BYTES = 1_048_576

/** Detects the type of a picture from its bytes, whatever its name or headers say; null when the type is not supported. */
export function findPicture(bytes: Uint8Array<ArrayBuffer>): Picture | null {
  const type = findType(bytes)
  return type === null ? null : { type, bytes }
}

const SVG_HEAD = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE[^>[]*>\s*)?<svg[\s>]/i
const COMMENTS = /<!--[\s\S]*?-->/g

/** Length of the prefix that is searched for the first element of an SVG. Drawing programs put comments before it. */
const HEAD_BYTES = 2_000

function findType(bytes: Uint8Array<ArrayBuffer>): PictureType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp'
  return isSvg(bytes) ? 'image/svg+xml' : null
}

function isSvg(bytes: Uint8Array<ArrayBuffer>): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES))
  return SVG_HEAD.test(text.replaceAll(COMMENTS, ''))
}
