import { fileURLToPath } from 'node:url'

/** Variables for programs that tests start: Node caches compiled code there, which saves half of a start. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
} as const
