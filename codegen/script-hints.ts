import type { HtmlTagDescriptor, Rolldown } from 'vite'
import { arrivalOf } from './arrivals.ts'

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** Returns a link for each script that a page needs on arrival, beyond those of every page. */
export function scriptHints(bundle: Bundle): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const always = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(bundle, fileName)]),
  )
  const featuresOf = new Map<string, Set<string>>()
  for (const { fileName, moduleIds } of chunks) {
    for (const feature of new Set(moduleIds.flatMap((id) => arrivalOf(id)?.feature ?? []))) {
      for (const script of withImports(bundle, fileName)) {
        if (always.has(script)) continue
        featuresOf.set(script, (featuresOf.get(script) ?? new Set()).add(feature))
      }
    }
  }
  return Array.from(featuresOf, ([script, features]) => ({
    tag: 'link',
    injectTo: 'head',
    attrs: {
      rel: 'modulepreload',
      crossorigin: true,
      fetchpriority: 'low',
      href: `/${script}`,
      'data-features': [...features].toSorted().join(' '),
    },
  }))
}

/** Returns a script and all its static imports, direct or not. */
function withImports(bundle: Bundle, fileName: string): ReadonlySet<string> {
  const found = new Set([fileName])
  // A set also visits the names that are added on the way.
  for (const name of found) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported)
  }
  return found
}
