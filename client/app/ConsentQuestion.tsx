import { useEffect, useState, type ComponentType } from 'react'
import { useConsent } from '../settings/useChoice.ts'

/** The bar that asks for consent while nobody has answered. Its code is fetched only where there is something to ask. */
export function ConsentQuestion() {
  const unasked = useConsent() === 'unasked'
  const [Bar, setBar] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!unasked) return
    // Who can't be asked has not consented: nothing is kept.
    import('./ConsentBar.tsx').then(
      ({ ConsentBar }) => setBar(() => ConsentBar),
      () => {},
    )
  }, [unasked])

  return unasked && Bar !== null ? <Bar /> : null
}
