import type { Plugin, Rolldown } from 'vite'

const REEXPORT = /^export ?\{([^}]+)\} ?from ?["'`]\.\/([^"'`]+)["'`];?\s*$/

/**
 * Makes imports on demand import the script that has the code. The bundler writes a file of its own for each module that is
 * imported on demand and grouped with others, which only exports it again, and takes another request.
 */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    enforce: 'pre',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const { fileName, code } of chunks.filter(({ moduleIds }) => moduleIds.length === 0)) {
        const [, names = '', target] = REEXPORT.exec(code) ?? []
        if (target === undefined) continue
        const members = names.split(',').map((name) => name.split(' as '))
        const picked = members.map(([local = '', exported = local]) => `${exported}:m.${local}`).join()
        for (const chunk of chunks) redirect(chunk, baseOf(fileName), `import("./${target}").then(m=>({${picked}}))`)
        delete bundle[fileName]
      }
    },
  }
}

function redirect(chunk: Rolldown.OutputChunk, from: string, to: string): void {
  for (const quote of ['"', "'", '`']) {
    chunk.code = chunk.code.replaceAll(`import(${quote}./${from}${quote})`, () => to)
  }
}

const baseOf = (fileName: string) => fileName.slice(fileName.lastIndexOf('/') + 1)
