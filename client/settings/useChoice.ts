import { useSyncExternalStore } from 'react'
import { browserChoices } from './browser-choices.ts'
import type { Choice } from './choices.ts'
import type { Consent } from './stored-choices.ts'

/** What the visitor chose, and how he chooses something else. */
export function useChoice<Value extends string>(choice: Choice<Value>): readonly [Value, (value: Value) => void] {
  const value = useSyncExternalStore(
    browserChoices.subscribe,
    () => choice.find(browserChoices.find(choice.cookie)) ?? choice.initial,
    () => choice.initial,
  )
  return [value, (chosen) => browserChoices.keep(choice.cookie, chosen)]
}

/** What the visitor answered when he was asked whether his choices may be kept. */
export function useConsent(): Consent {
  return useSyncExternalStore(browserChoices.subscribe, browserChoices.consent, () => 'unasked')
}
