/** Returns the response to a browser's preflight request, which asks if a page of another site may send a request. */
export function preflight(methods: readonly string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods.join(', '),
      // A star never covers credentials, so no page can act in the name of a viewer.
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
    },
  })
}

/** Allows pages of any site to read a response that was requested without credentials. */
export function openToAnyOrigin(headers: Headers): void {
  headers.set('access-control-allow-origin', '*')
  headers.set(
    'access-control-expose-headers',
    'x-request-id, retry-after, ratelimit, ratelimit-policy, etag, link, allow, www-authenticate',
  )
}
