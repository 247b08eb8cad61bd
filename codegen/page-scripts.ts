import type { Plugin } from 'vite'
import { groupScripts } from './script-groups.ts'

/** Groups the modules of a build into scripts, once all of them are known. `nameOf` returns the script of a module. */
export function pageScripts(mostShared: number): {
  readonly plugin: Plugin
  readonly nameOf: (id: string) => string | null
} {
  let names: ReadonlyMap<string, string> = new Map()
  const plugin: Plugin = {
    name: 'page-scripts',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const graph = {
        ids,
        importsOf: (id: string) => this.getModuleInfo(id)?.importedIds ?? [],
        sizeOf: (id: string) => this.getModuleInfo(id)?.code?.length ?? 0,
      }
      names = groupScripts(
        graph,
        ids.filter((id) => this.getModuleInfo(id)?.isEntry === true),
        mostShared,
      )
    },
  }
  return { plugin, nameOf: (id) => names.get(id) ?? null }
}
