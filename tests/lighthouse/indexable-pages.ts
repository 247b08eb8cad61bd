/** One path of each kind of page that the sitemap of the product at `url` names; a kind is what a path begins with. */
export async function listIndexablePages(url: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return [...new Map(paths.toReversed().map((path) => [path.split('/')[1], path])).values()].toReversed()
}
