import { defineConfig } from 'vite'

/**
 * `vite build --config vite.push-worker.config.ts` adds the service worker of notifications to dist/client, at the stable address
 * /push-worker.js. It caches nothing and answers no request.
 */
export default defineConfig({
  root: 'client/push-worker',
  build: {
    outDir: '../../dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'client/push-worker/push-worker.ts',
      output: { entryFileNames: 'push-worker.js', format: 'iife' },
    },
  },
})
