import { REGION } from '../settings/choices.ts'
import { useChoice } from '../settings/useChoice.ts'

/** The region that was chosen last, the same in every search form. `region` is null where any was chosen. */
export function useRememberedRegion() {
  const [choice, rememberRegion] = useChoice(REGION)
  return { choice, region: choice === 'ANY' ? null : choice, rememberRegion }
}
