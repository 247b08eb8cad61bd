/** Returns the pause in a `Retry-After` header, in milliseconds; 0 without a valid one. */
export function readRetryAfterMs(headers: Headers, now: number): number {
  const header = headers.get('retry-after')?.trim() ?? ''
  const ms = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) && ms > 0 ? Math.ceil(ms) : 0
}
