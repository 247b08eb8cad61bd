const LIFETIME = 's-maxage'

/** Value of `cache-control` that lets shared caches keep a response, and makes browsers ask whether it has changed. */
export const forSharedCaches = (seconds: number) => `public, max-age=0, ${LIFETIME}=${seconds}`

/** True for a response that shared caches may send to other clients. */
export function isForSharedCaches({ headers }: Response): boolean {
  return headers.get('cache-control')?.includes(LIFETIME) === true
}
