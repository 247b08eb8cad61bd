import { use, useSyncExternalStore } from 'react'
import { ChoicesContext } from './choices-context.ts'
import type { Choice } from './choices.ts'
import type { Consent } from './stored-choices.ts'

export function useChoice<Value extends string>(choice: Choice<Value>): readonly [Value, (value: Value) => void] {
  const choices = use(ChoicesContext)
  const read = () => choice.find(choices.find(choice.cookie)) ?? choice.initial
  const value = useSyncExternalStore(choices.subscribe, read, read)
  return [value, (chosen) => choices.keep(choice.cookie, chosen)]
}

export function useConsent(): Consent {
  const choices = use(ChoicesContext)
  return useSyncExternalStore(choices.subscribe, choices.consent, choices.consent)
}
