import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotliFiles } from './codegen/brotli-files.ts'
import { directImports } from './codegen/direct-imports.ts'

/** A tenth of the time of the highest quality, for files that are a tenth larger. */
const BROTLI_QUALITY = 9

/** Scripts and styles are megabytes, which nearly every browser takes compressed. */
const LARGE = /\.(js|css)$/

/**
 * `vite build --config vite.explorer.config.ts` writes dist/explorer, the page at /graphql. Its build is separate from the client's:
 * the two share no script, so the editor weighs on no other page.
 */
export default defineConfig({
  root: 'client/explorer',
  publicDir: '../public',
  plugins: [react(), directImports(), brotliFiles(BROTLI_QUALITY, LARGE)],
  build: {
    outDir: '../../dist/explorer',
    emptyOutDir: true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Those of a compiler, which has run by then.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
    // The editor alone has 2,800 kB.
    chunkSizeWarningLimit: 3000,
  },
})
