/** A picture, as it is sent. */
export interface Picture {
  readonly type: PictureType
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What a picture can be. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml'

/** What a source says when it is asked for a picture. */
export type PictureAnswer =
  | {
      readonly kind: 'found'
      readonly picture: Picture
      /** How long a browser may keep it: seconds. */
      readonly maxAgeSeconds: number
    }
  /** It has looked, and has none today. */
  | { readonly kind: 'missing' }
  /** It can't be asked now. */
  | { readonly kind: 'unavailable' }
  /** It has no pictures of the kind. */
  | { readonly kind: 'never' }

/** How large a picture may be: bytes. Those of the game have less than 100 kB. */
export const PICTURE_SIZE_LIMIT = 1_048_576

/** Tells what bytes are by their content, whatever a name or a header says; null when they are no picture of ours. */
export function findPicture(bytes: Uint8Array<ArrayBuffer>): Picture | null {
  const type = findType(bytes)
  return type === null ? null : { type, bytes }
}

const SVG_HEAD = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE[^>[]*>\s*)?<svg[\s>]/i
const COMMENTS = /<!--[\s\S]*?-->/g

/** How far the first element of an SVG is looked for: bytes. Programs that draw sign their work in a comment. */
const HEAD_LENGTH = 2_000

function findType(bytes: Uint8Array<ArrayBuffer>): PictureType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp'
  return isSvg(bytes) ? 'image/svg+xml' : null
}

function isSvg(bytes: Uint8Array<ArrayBuffer>): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, HEAD_LENGTH))
  return SVG_HEAD.test(text.replaceAll(COMMENTS, ''))
}
