import type { RateList, RateNotice } from '../upstream/rate-notice.ts'

export interface RateNotices {
  readonly application: RateNotice
  readonly method: RateNotice
}

/** Budget that a 429 is about: `service` is the method's back end, `edge` is a proxy in front of Riot's own limiter. */
export type ThrottleScope = 'application' | 'method' | 'service' | 'edge'

export function readRateNotices(headers: Headers): RateNotices {
  return { application: readNotice(headers, 'x-app-rate-limit'), method: readNotice(headers, 'x-method-rate-limit') }
}

/** Reads the budget that a 429 is about. */
export function readThrottleScope(headers: Headers): ThrottleScope {
  const type = headers.get('x-rate-limit-type')?.trim().toLowerCase()
  return type === 'application' || type === 'method' || type === 'service' ? type : 'edge'
}

function readNotice(headers: Headers, name: string): RateNotice {
  const limits = readList(headers.get(name), 1)
  return { limits, counts: readList(headers.get(`${name}-count`), 0) }
}

/** The well-formed parts of a list, in any order; `null` when there are none. */
function readList(header: string | null, least: number): RateList | null {
  const list = new Map<number, number>()
  for (const part of header?.split(',') ?? []) {
    const [, amount, seconds] = /^\s*(\d+)\s*:\s*(\d+)\s*$/.exec(part) ?? []
    if (Number(amount) >= least && Number(seconds) >= 1) list.set(Number(seconds), Number(amount))
  }
  return list.size === 0 ? null : list
}
