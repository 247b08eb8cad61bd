import { it as visited } from '../browser/journey.ts'
import { startFirebaseProduct } from './firebase-product.ts'
import { emulatorUrl } from './people.ts'

/**
 * A test in a real browser with the built product, where people sign in through the emulator. Pages may contact the emulator,
 * and handle its refusals themselves.
 */
export const it = visited
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads there what a fixture needs: nothing.
  .extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await startFirebaseProduct()
    onCleanup(() => product.close())
    return product
  })
  // oxlint-disable-next-line no-empty-pattern -- as above
  .extend('faults', async ({}, { onCleanup }) => {
    const faults: string[] = []
    onCleanup(() => {
      const own = faults.filter((fault) => !isOfEmulator(fault))
      if (own.length > 0) throw new Error(`Behind the page: ${own.join('; ')}`)
    })
    return faults
  })

/** True for a request to the emulator or to Google's script, and for a refusal of the emulator. */
function isOfEmulator(fault: string): boolean {
  return (
    fault.startsWith(`asked ${emulatorUrl()}/`) ||
    fault.startsWith('asked https://apis.google.com/js/api.js') ||
    /^(400|501) \/identitytoolkit\.googleapis\.com\//.test(fault)
  )
}
