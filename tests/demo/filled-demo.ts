import { test } from 'vitest'
import { startTestProduct } from '../product/start-product.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** A test with a fresh demo world that is being filled. A fill takes seconds, so the tests of a file share one. */
export const it = test
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads there what a fixture needs: nothing.
  .extend('filled', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await startTestProduct({ clock: new FakeClock(), fillsDemo: true })
    onCleanup(() => product.close())
    return product
  })
