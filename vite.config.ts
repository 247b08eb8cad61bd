import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

const GATEWAY = 'http://localhost:4000'

/** The texts of a language, by the name of their file. */
const MESSAGES = /^[a-z]{2}\.json$/

/**
 * Libraries change more seldom than our own code: a new version of ours leaves theirs in the browser's cache. What speaks
 * over websockets is fetched when a page first listens, and what signs people in when somebody wants to.
 */
const FIRST_LIBRARIES =
  /node_modules\/(?!graphql-ws\/|@apollo\/client\/link\/subscriptions\/|@?firebase\/|idb\/|tslib\/)/

/**
 * What every page needs of our own code: together it is smaller, and comes in fewer requests, than in a file for each set of
 * pages that share something.
 */
const FIRST_OWN =
  /client\/((?!main|routes|entry)[\w-]+|sign-in\/(session|signed-in-mark)|(apollo|components|gql|i18n|statistics|theme)\/[\w-]+|features\/[\w-]+\/[\w-]+|settings\/(?!\w*Spoiler)[\w-]+)\.tsx?$/

/** `vite build` makes dist/client, `vite build --ssr` makes dist/server/entry.js, `vite` serves with reload on change. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'client',
  plugins: [precompiledDocuments(), react(), ...(isSsrBuild ? [] : [earlyHints(), buildId(), brotliFiles()])],
  build: isSsrBuild
    ? {
        outDir: '../dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'client/entry-server.ts', output: { entryFileNames: 'entry.js' } },
      }
    : {
        outDir: '../dist/client',
        emptyOutDir: true,
        assetsInlineLimit: 0,
        // What counts is the compressed size of the first page, and a test watches that.
        chunkSizeWarningLimit: 800,
        rolldownOptions: {
          output: {
            assetFileNames: ({ names }) =>
              MESSAGES.test(names[0] ?? '') ? '_i18n/[hash]/[name]/messages.json' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // What only later pages need of either stays with them.
                { name: 'libraries', test: FIRST_LIBRARIES, tags: ['$initial'] },
                { name: 'shell', test: FIRST_OWN, tags: ['$initial'] },
              ],
            },
          },
        },
      },
  resolve: {
    // rxjs keeps its smaller, younger build behind this condition.
    conditions: ['es2015', ...defaultClientConditions],
    // No language of ours is written from right to left: Griffel need not turn styles round.
    alias: { 'rtl-css-js/core': path.resolve('client/theme/left-to-right.ts') },
  },
  // The server's bundle carries what it needs, so that it runs beside any node_modules.
  ssr: { noExternal: true },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/graphql': { target: GATEWAY, ws: true },
      '/schema.graphql': GATEWAY,
      '/v2': GATEWAY,
      '/images': GATEWAY,
      '/readyz': GATEWAY,
    },
  },
}))

/**
 * Leaves the documents' texts out of the bundle: the generated hooks carry them compiled, and `graphql()` is only
 * there to be read by the generator.
 */
function precompiledDocuments(): Plugin {
  return {
    name: 'precompiled-documents',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/client\/.*\.tsx?$/, code: 'graphql(/* GraphQL */' },
      handler: (code) => ({ code: code.replaceAll(/^graphql\(\/\* GraphQL \*\/ `[^`]*`\)$/gm, ''), map: null }),
    },
  }
}

/**
 * Tells the browser of the texts of each language and of the fonts before the code asks for them; the server leaves in
 * the texts of the visitor's own language.
 */
function earlyHints(): Plugin {
  return {
    name: 'early-hints',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => Object.keys(bundle).flatMap(earlyHint),
    },
  }
}

function earlyHint(fileName: string): HtmlTagDescriptor[] {
  const href = `/${fileName}`
  const locale = /^_i18n\/[^/]+\/(\w+)\//.exec(fileName)?.[1]
  if (locale !== undefined) {
    const attrs = {
      rel: 'preload',
      as: 'fetch',
      type: 'application/json',
      crossorigin: true,
      href,
      'data-locale': locale,
    }
    return [{ tag: 'link', injectTo: 'head', attrs }]
  }
  if (/-latin-(600|700|wght)-normal-.*\.woff2$/.test(href)) {
    const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, fetchpriority: 'low', href }
    return [{ tag: 'link', injectTo: 'head', attrs }]
  }
  return []
}

/**
 * Names the build by what is in it: the same files have the same name wherever and whenever they were built. It stands in the
 * page, in `builds/latest.json`, and with the list of files in `builds/meta/{id}.json`.
 */
function buildId(): Plugin {
  return {
    name: 'build-id',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        { tag: 'meta', injectTo: 'head', attrs: { name: 'build', content: idOf(listFiles(bundle)) } },
      ],
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = listFiles(bundle)
        const id = idOf(files)
        this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: JSON.stringify({ id }) })
        this.emitFile({ type: 'asset', fileName: `builds/meta/${id}.json`, source: JSON.stringify({ id, files }) })
      },
    },
  }
}

/** The files whose names carry a hash of their content. */
const listFiles = (bundle: object): readonly string[] =>
  Object.keys(bundle)
    .filter((name) => /^(assets|_i18n)\//.test(name))
    .toSorted()

const idOf = (files: readonly string[]) => createHash('sha256').update(files.join()).digest('hex').slice(0, 16)

/** Writes the compressed twin `x.br` of every text file, once and as small as it gets. */
function brotliFiles(): Plugin {
  const compress = promisify(brotliCompress)
  let directory = ''
  return {
    name: 'brotli-files',
    configResolved: ({ root, build }) => {
      directory = path.resolve(root, build.outDir)
    },
    closeBundle: async () => {
      const names = await readdir(directory, { recursive: true })
      const texts = names.filter((name) => /\.(js|css|html|svg|txt|json)$/.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const file = path.join(directory, name)
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
          await writeFile(`${file}.br`, await compress(await readFile(file), { params }))
        }),
      )
    },
  }
}
