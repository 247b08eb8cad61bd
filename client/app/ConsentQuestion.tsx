import { useEffect, useState, type ComponentType } from 'react'
import { useConsent } from '../settings/useChoice.ts'

/** Shows the consent bar until the visitor has answered. Its code is fetched only when it is needed. */
export function ConsentQuestion() {
  const unasked = useConsent() === 'unasked'
  const [Bar, setBar] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!unasked) return
    // Without the bar there is no consent, so nothing is stored.
    import('./ConsentBar.tsx').then(
      ({ ConsentBar }) => setBar(() => ConsentBar),
      () => {},
    )
  }, [unasked])

  return unasked && Bar !== null ? <Bar /> : null
}
