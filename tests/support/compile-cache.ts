import { fileURLToPath } from 'node:url'

/** Variables for a program that a test starts: Node keeps there what it has compiled, which takes half of a start. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
} as const
