import { onTestFinished } from 'vitest'
import { systemClock } from '../../gateway/composition/system-clock.ts'
import type { Clock } from '../../gateway/shared/clock.ts'
import { startTestProduct } from './start-product.ts'

export const OPERATOR_TOKEN = 'a-token-of-more-than-16'

/** Returns the variables that make the emulator the product's store. */
export function firestoreVariables(projectId: string) {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? ''
  return { STORE: 'firestore', FIREBASE_PROJECT_ID: projectId, FIRESTORE_EMULATOR_HOST: host, OPERATOR_TOKEN }
}

/** Starts the product on the emulator; it is closed at the end of the test at the latest. */
export async function startOnFirestore(
  projectId: string,
  variables: Readonly<Record<string, string>> = {},
  clock: Clock = systemClock,
) {
  const product = await startTestProduct({ variables: { ...firestoreVariables(projectId), ...variables }, clock })
  let running = true
  const close = async (graceMs?: number) => {
    if (running) await product.close(graceMs)
    running = false
  }
  onTestFinished(() => close())
  return { ...product, close }
}
