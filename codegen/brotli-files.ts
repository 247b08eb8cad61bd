import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|txt|json)$/

const compress = promisify(brotliCompress)

/**
 * Writes a compressed copy `x.br` of every text file. `quality` is brotli's, 0 to 11. Files that match `alone` are left in the
 * compressed form only.
 */
export function brotliFiles(quality: number, alone: RegExp | null = null): Plugin {
  let directory = ''
  return {
    name: 'brotli-files',
    configResolved: ({ root, build }) => {
      directory = path.resolve(root, build.outDir)
    },
    closeBundle: async () => {
      const names = await readdir(directory, { recursive: true })
      await Promise.all(
        names
          .filter((name) => TEXT.test(name))
          .map(async (name) => {
            const file = path.join(directory, name)
            const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
            await writeFile(`${file}.br`, await compress(await readFile(file), { params }))
            if (alone?.test(name) === true) await rm(file)
          }),
      )
    },
  }
}
