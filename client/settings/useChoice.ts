import { useSyncExternalStore } from 'react'
import { browserChoices } from './browser-choices.ts'
import type { Choice } from './choices.ts'
import type { Consent } from './stored-choices.ts'

export function useChoice<Value extends string>(choice: Choice<Value>): readonly [Value, (value: Value) => void] {
  const value = useSyncExternalStore(
    browserChoices.subscribe,
    () => choice.find(browserChoices.find(choice.cookie)) ?? choice.initial,
    () => choice.initial,
  )
  return [value, (chosen) => browserChoices.keep(choice.cookie, chosen)]
}

export function useConsent(): Consent {
  return useSyncExternalStore(browserChoices.subscribe, browserChoices.consent, () => 'unasked')
}
