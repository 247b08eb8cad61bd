import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

// Vite would choose graphql's development build for our files while the libraries load the other one, and two copies
// of graphql refuse each other's schemas: everything in a test shares the copy that Node resolves.
const alias = [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }]

const setupFiles = ['./tests/support/property-seed.ts']

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/support/skipped-reporter.ts'],
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'parts',
          setupFiles,
          // No file changes what another one imports, and loading everything anew for each took a fourth of the time.
          isolate: false,
          // Left to itself it keeps one core free, for somebody who watches.
          maxWorkers: '100%',
          // Benchmarks measure time. These limits only end a test that hangs, also on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,bundle,firebase,lighthouse,long}/**'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'browser',
          setupFiles,
          globalSetup: './tests/browser/find-chromium-once.ts',
          include: ['tests/{browser,bundle}/**/*.test.ts'],
          // A journey waits about half of its time: two at once keep two cores busy, more would wait for each other.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'firebase',
          setupFiles,
          globalSetup: ['./tests/browser/find-chromium-once.ts', './tests/firebase/emulator-once.ts'],
          include: ['tests/firebase/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'long',
          setupFiles,
          include: ['tests/long/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
        },
      },
    ],
  },
})
