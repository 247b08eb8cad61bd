/** The folder with package.json. It is two folders above this file, and above the built server in dist/gateway. */
export const ROOT = new URL('../../', import.meta.url)
