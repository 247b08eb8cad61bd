import { z } from 'zod'

const error = z.object({ code: z.string(), info: z.string().default('') })

const body = z.looseObject({ error: error.optional() })

export type WikiAnswer =
  | { readonly kind: 'answer'; readonly body: unknown }
  /** An error in MediaWiki's own words, such as `ratelimited`. */
  | { readonly kind: 'error'; readonly code: string; readonly info: string }
  /** Something else than JSON, such as the page of a maintenance. */
  | { readonly kind: 'unreadable' }

/** Errors that end by themselves, when requests are slower. */
const TOO_FAST = new Set(['ratelimited', 'maxlag', 'readonly', 'toomanyrequests'])

/** Errors of a session that has ended. */
const SIGNED_OUT = new Set(['assertuserfailed', 'assertbotfailed', 'assertnameduserfailed', 'badtoken'])

export function isTooFast(code: string): boolean {
  return TOO_FAST.has(code)
}

export function isSignedOut(code: string): boolean {
  return SIGNED_OUT.has(code)
}

/** Reads a body. MediaWiki answers errors with the status 200. */
export function readWikiAnswer(text: string): WikiAnswer {
  const parsed = body.safeParse(parseJson(text))
  if (!parsed.success) return { kind: 'unreadable' }
  const { error: failure } = parsed.data
  return failure === undefined
    ? { kind: 'answer', body: parsed.data }
    : { kind: 'error', code: failure.code, info: failure.info }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
