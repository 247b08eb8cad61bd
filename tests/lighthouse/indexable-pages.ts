/** Returns one path per kind of page in the sitemap of the product at `url`. The kind is the first segment of a path. */
export async function listIndexablePages(url: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return [...new Map(paths.toReversed().map((path) => [path.split('/')[1], path])).values()].toReversed()
}
