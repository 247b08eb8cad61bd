/** Returns an address in a form that is equal for equal pages, as far as the address tells. */
export function foldUrl(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|m\.)?/, '')
    .replace(/[/?#]+$/, '')
}

/** Returns true when two addresses name a page in different ways, so that they may be the same page: an id and a name. */
export function areIncomparable(one: string, other: string): boolean {
  return formOf(one) !== formOf(other)
}

function formOf(url: string): string {
  const [, , form = ''] = /^([^/]+)\/(channel\/|c\/|user\/|@|u\/|n\/|p\/)?/.exec(foldUrl(url)) ?? []
  return form
}
