import { defineConfig } from 'vite'

/**
 * `vite build --config vite.gateway.config.ts` writes dist/gateway, the server of `npm start`. All files are in that one folder,
 * because `gateway/shared/root.ts` counts on its depth. It has most packages in it: finding and opening 2,300 files took half of the start.
 */
export default defineConfig({
  build: {
    ssr: 'gateway/main.ts',
    outDir: 'dist/gateway',
    emptyOutDir: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    target: 'node24',
    // Readable lines in stack traces, without a source map to load.
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js', comments: false } },
  },
  ssr: {
    noExternal: true,
    // They open files of their own, and few servers need Firebase.
    external: ['@napi-rs/canvas', '@google-cloud/firestore', 'firebase-admin'],
  },
})
