import { useHydrated } from '../hydration/useHydrated.ts'
import { useConsent } from '../settings/useChoice.ts'
import { ConsentBar } from './ConsentBar.tsx'

/** Shows the consent bar until the visitor has answered. The bar works only once the code of the page runs. */
export function ConsentQuestion() {
  const unasked = useConsent() === 'unasked'
  return useHydrated() && unasked ? <ConsentBar /> : null
}
