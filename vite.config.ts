import { createHash } from 'node:crypto'
import { constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { brotliFiles } from './codegen/brotli-files.ts'
import { componentStyles } from './codegen/component-styles/component-styles.ts'
import { directImports } from './codegen/direct-imports.ts'
import { earlyHints } from './codegen/early-hints.ts'
import { fontFiles } from './codegen/font-files.ts'
import { mergedTexts } from './codegen/merged-texts.ts'
import { pageScripts } from './codegen/page-scripts.ts'
import { themesCss } from './codegen/themes-css.ts'
import { tokenNames } from './codegen/token-names.ts'

const GATEWAY = 'http://localhost:4000'

/** File names of the texts of a language, such as `en.json`. */
const MESSAGES = /^[a-z]{2}\.json$/

/**
 * Libraries of the first page. They change less often than our own code, so they have a file of their own, which stays in the
 * browser's cache when we release. Websocket libraries are excluded: they load when a page first subscribes. So are those for
 * signing in: they load when a visitor signs in.
 */
const FIRST_LIBRARIES =
  /node_modules\/(?!graphql-ws\/|@apollo\/client\/link\/subscriptions\/|@?firebase\/|idb\/|tslib\/)/

/**
 * Our own code that every page needs, and what the bundler adds. One file is smaller, and takes fewer requests, than a file for
 * each set of pages that share something.
 */
const FIRST_OWN =
  /client\/(?!main\.tsx|routes\.tsx|features\/[\w-]+\/route\.tsx|index\.html)|languages\.ts|preload-helper/

/** Shared scripts of a page, beyond those of every page. With more, fewer bytes are loaded in vain; with fewer, less is requested. */
const MAX_SHARED = 5

const scripts = pageScripts(MAX_SHARED)

/**
 * `vite build` writes dist/client, `vite build --ssr` writes dist/server/entry.js, `vite` serves with reload on change. The explorer
 * has a configuration of its own.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'client',
  plugins: [
    mergedTexts(),
    themesCss(),
    precompiledDocuments(),
    tokenNames(),
    react(),
    componentStyles(),
    ...(isSsrBuild
      ? []
      : [
          fontFiles(),
          scripts.plugin,
          directImports(),
          earlyHints(),
          buildId(),
          brotliFiles(constants.BROTLI_MAX_QUALITY),
        ]),
  ],
  build: isSsrBuild
    ? {
        outDir: '../dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'client/entry-server.ts',
          output: {
            entryFileNames: 'entry.js',
          },
          // The server looks up facts with the variables of some pages, so it has no use for separate files.
          checks: { ineffectiveDynamicImport: false },
        },
      }
    : {
        outDir: '../dist/client',
        emptyOutDir: true,
        assetsInlineLimit: 0,
        // The compressed size of the first page matters, and a test checks it.
        chunkSizeWarningLimit: 800,
        rolldownOptions: {
          output: {
            assetFileNames: ({ names }) =>
              MESSAGES.test(names[0] ?? '') ? '_i18n/[hash]/[name]/messages.json' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // `$initial` keeps code that only later pages need out of both files.
                { name: 'libraries', test: FIRST_LIBRARIES, tags: ['$initial'] },
                { name: 'shell', test: FIRST_OWN, tags: ['$initial'] },
                { name: (id) => scripts.nameOf(id), includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
  resolve: {
    // This condition selects the smaller, modern build of rxjs.
    conditions: ['es2015', ...defaultClientConditions],
  },
  // The libraries of the server bundle have no other way to know that they run in production.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  // The server bundle contains all of its dependencies, so it does not depend on the installed node_modules.
  ssr: { noExternal: true },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/graphql': { target: GATEWAY, ws: true },
      '/schema.graphql': GATEWAY,
      '/v2': GATEWAY,
      '/export': GATEWAY,
      '/images': GATEWAY,
      '/readyz': GATEWAY,
      // Files of the explorer, which the gateway serves at /graphql.
      '/assets': GATEWAY,
    },
  },
}))

/**
 * Removes the texts of documents from the bundle. The generated hooks contain the compiled documents, and only the generator
 * reads the `graphql()` calls.
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
 * Derives the build id from the file names: the same files give the same id, wherever and whenever they are built. The id is in
 * the page, in `builds/latest.json`, and with the list of files in `builds/meta/{id}.json`.
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

/** Returns the files whose names contain a hash of their content. */
const listFiles = (bundle: object): readonly string[] =>
  Object.keys(bundle)
    .filter((name) => /^(assets|_i18n)\//.test(name))
    .toSorted()

const idOf = (files: readonly string[]) => createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
