/** A page of HTML, as from a proxy that stands before the upstream. */
export function toPage(status: number, title: string): Response {
  const body = `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
  return new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } })
}

/** A 200 with a body that is no JSON: a page of HTML, or the first half of the right answer. */
export async function garble(answer: Response, as: 'html' | 'half'): Promise<Response> {
  if (as === 'html') return toPage(200, 'Checking your browser')
  const body = await answer.text()
  return new Response(body.slice(0, Math.floor(body.length / 2)), { status: 200, headers: answer.headers })
}

/** What `begin` resolves with, unless `signal` aborts before. `begin` answers with what stops it. */
export function untilAborted<T>(signal: AbortSignal, begin: (resolve: (value: T) => void) => () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const stop = begin((value) => {
      signal.removeEventListener('abort', abort)
      resolve(value)
    })
    const abort = () => {
      stop()
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
  })
}
