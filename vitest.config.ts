import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { mergedTexts } from './codegen/merged-texts.ts'
import { MixedProjects } from './tests/support/mixed-projects.ts'

// Vite would choose graphql's development build for our files, while the libraries load the production build. Two copies of
// graphql reject each other's schemas, so all code in a test shares the copy that Node resolves.
const alias = [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }]

const chromium = './tests/browser/find-chromium-once.ts'
const firestoreEmulator = './tests/support/firestore-emulator-once.ts'

const setupFiles = ['./tests/support/property-seed.ts']

/** One more than there are cores: browser tests wait for half of their time, and some tests for a refusal or a timeout. */
const maxWorkers = availableParallelism() + 1

export default defineConfig({
  test: {
    sequence: { sequencer: MixedProjects },
    reporters: ['default', './tests/support/skipped-reporter.ts'],
    projects: [
      {
        resolve: { alias },
        plugins: [mergedTexts()],
        test: {
          name: 'parts',
          setupFiles,
          globalSetup: firestoreEmulator,
          // No test file changes modules that another one imports. Isolation took a fourth of the time.
          isolate: false,
          maxWorkers,
          // Benchmarks measure time. These limits only end a test that hangs, also on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,bundle,examples,firebase,foreign-clients,lighthouse,long}/**'],
        },
      },
      {
        resolve: { alias },
        plugins: [mergedTexts()],
        test: {
          name: 'browser',
          setupFiles,
          globalSetup: [chromium, firestoreEmulator, './tests/browser/filled-world-once.ts'],
          isolate: false,
          include: ['tests/{browser,bundle,examples}/**/*.test.ts'],
          maxWorkers,
          // A busy machine needs a minute for a journey through several pages.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        resolve: { alias },
        plugins: [mergedTexts()],
        test: {
          name: 'firebase',
          setupFiles,
          globalSetup: [chromium, firestoreEmulator, './tests/firebase/emulator-once.ts'],
          include: ['tests/firebase/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        resolve: { alias },
        plugins: [mergedTexts()],
        test: {
          name: 'foreign-clients',
          setupFiles,
          include: ['tests/foreign-clients/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        plugins: [mergedTexts()],
        test: {
          name: 'long',
          setupFiles,
          globalSetup: firestoreEmulator,
          include: ['tests/long/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
        },
      },
    ],
  },
})
