/** A browser asks if a page of another site may send a request with these methods and headers. */
export function preflight(methods: string, headers: string, listsOptions: boolean): Response {
  const response = new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods,
      'access-control-allow-headers': headers,
      'access-control-max-age': '86400',
    },
  })
  if (listsOptions) response.headers.set('allow', methods)
  return response
}

/** Allows pages of any site to read a response that was requested without credentials. */
export function openToAnyOrigin(headers: Headers): void {
  headers.set('access-control-allow-origin', '*')
  headers.set(
    'access-control-expose-headers',
    'x-request-id, retry-after, ratelimit, ratelimit-policy, etag, link, allow, www-authenticate',
  )
}
