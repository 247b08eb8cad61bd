import { defineConfig } from 'vitest/config'

// Two copies of graphql would each refuse the other's schemas: everything in a test shares this one.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }]

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: { name: 'parts', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/browser/**'] },
      },
      {
        test: { name: 'browser', include: ['tests/browser/**/*.test.ts'], fileParallelism: false, testTimeout: 60_000 },
      },
    ],
  },
})
