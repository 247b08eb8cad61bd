import { REGION } from '../settings/choices.ts'
import { useChoice } from '../settings/useChoice.ts'

/** Shared by all search forms. `region` is null for "any region". */
export function useRememberedRegion() {
  const [choice, rememberRegion] = useChoice(REGION)
  return { choice, region: choice === 'ANY' ? null : choice, rememberRegion }
}
