import { constants } from 'node:zlib'
import { defineConfig } from 'vite'
import { brotliFiles } from './codegen/brotli-files.ts'
import { themesCss } from './codegen/themes-css.ts'

/**
 * `vite build --config vite.overlay.config.ts` writes dist/overlay, the page at /overlay and /embed. It shares no script with the
 * client: streaming software and pages elsewhere load it, so it takes less than 20 kB.
 */
export default defineConfig({
  root: 'client/overlay',
  plugins: [themesCss(), brotliFiles(constants.BROTLI_MAX_QUALITY)],
  build: {
    outDir: '../../dist/overlay',
    emptyOutDir: true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: false,
  },
})
