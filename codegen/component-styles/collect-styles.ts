import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { mergedTexts } from '../merged-texts.ts'
import { tokenNames } from '../token-names.ts'
import type { RecordedStyles } from './recorder.ts'
import { editStyleCalls } from './style-calls.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const RECORDER = fileURLToPath(new URL('recorder.ts', import.meta.url))
const LEFT_TO_RIGHT = fileURLToPath(new URL('left-to-right.ts', import.meta.url))
const ENTRY = 'virtual:styled-modules'

/** Returns the address of a call that defines styles: its module, and its place among such calls of the module. */
export const addressOf = (moduleId: string, place: number) => `${path.relative(ROOT, moduleId)}#${place}`

/** Bundles all modules that define styles, runs them, and returns what they define by the address of the call. */
export async function collectStyles(): Promise<ReadonlyMap<string, RecordedStyles>> {
  const built = await build({
    configFile: false,
    root: path.join(ROOT, 'client'),
    logLevel: 'error',
    plugins: [mergedTexts(), tokenNames(), styledModules(), recordStyles()],
    resolve: { alias: { 'rtl-css-js/core': LEFT_TO_RIGHT } },
    ssr: { noExternal: true },
    build: { ssr: true, write: false, rolldownOptions: { input: ENTRY, output: { codeSplitting: false } } },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk === undefined) throw new Error('The modules that define styles could not be bundled.')
  const bundle: { readonly recorded: ReadonlyMap<string, RecordedStyles> } = await import(
    `data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`
  )
  return bundle.recorded
}

/** Provides the entry. It exports all that the modules export, so that no style is left out. */
function styledModules(): Plugin {
  const modules = globSync('client/**/*.{ts,tsx}', { cwd: ROOT })
    .map((name) => path.join(ROOT, name))
    .filter((file) => readFileSync(file, 'utf8').includes('makeStyles('))
  const code = [
    `export { recorded } from ${JSON.stringify(RECORDER)}`,
    ...modules.map((file, index) => `export * as module${index} from ${JSON.stringify(file)}`),
  ].join('\n')
  return {
    name: 'styled-modules',
    resolveId: { filter: { id: /^virtual:styled-modules$/ }, handler: () => `\0${ENTRY}` },
    load: { filter: { id: /^\0virtual:styled-modules$/ }, handler: () => code },
  }
}

/** Makes the calls that define styles record them. */
function recordStyles(): Plugin {
  return {
    name: 'record-styles',
    enforce: 'post',
    transform(code, id) {
      const edited = editStyleCalls(
        code,
        ({ name, argumentsText }, place) =>
          `recorders.${name}(${JSON.stringify(addressOf(id, place))})(${argumentsText})`,
      )
      return edited && `import { recorders } from ${JSON.stringify(RECORDER)}\n${edited.code}`
    },
  }
}
