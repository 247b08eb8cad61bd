import { createHash } from 'node:crypto'

/** Returns the source of a policy that allows the style element with this content. */
export function hashOfStyle(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}
