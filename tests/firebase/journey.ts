import { it as visited } from '../browser/journey.ts'
import { startFirebaseProduct } from './firebase-product.ts'
import { emulatorUrl } from './people.ts'

/**
 * A test in a real browser before the built product, where people sign in by the emulator. Its pages may ask the emulator,
 * and what that refuses is for them to say.
 */
export const it = visited
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads there what a fixture needs: nothing.
  .override('product', async ({}, { onCleanup }) => {
    const product = await startFirebaseProduct()
    onCleanup(() => product.close())
    return product
  })
  // oxlint-disable-next-line no-empty-pattern -- as above
  .override('faults', async ({}, { onCleanup }) => {
    const faults: string[] = []
    onCleanup(() => {
      const own = faults.filter((fault) => !isOfEmulator(fault))
      if (own.length > 0) throw new Error(`Behind the page: ${own.join('; ')}`)
    })
    return faults
  })

/** Whether what was noted behind a page's back is what the emulator and the stand-in for Google's script are for. */
function isOfEmulator(fault: string): boolean {
  return (
    fault.startsWith(`asked ${emulatorUrl()}/`) ||
    fault.startsWith('asked https://apis.google.com/js/api.js') ||
    /^(400|501) \/identitytoolkit\.googleapis\.com\//.test(fault)
  )
}
