/** An HTML page, as from a proxy in front of the upstream. */
export function toPage(status: number, title: string): Response {
  const body = `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
  return new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } })
}

/** A 200 with invalid JSON: an HTML page, or the first half of the right answer. */
export async function garble(answer: Response, as: 'html' | 'half'): Promise<Response> {
  if (as === 'html') return toPage(200, 'Checking your browser')
  const body = await answer.text()
  return new Response(body.slice(0, Math.floor(body.length / 2)), { status: 200, headers: answer.headers })
}

/** Runs `begin` until it resolves, or rejects when `signal` aborts. `begin` returns a function that stops it. */
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
