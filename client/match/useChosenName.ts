import type { ChosenChampion } from './champion-choices.ts'
import type { Name } from './champion-name.ts'
import { useChampionName } from './useChampionName.ts'

/** Champions that this server does not know are named by number. */
export function useChosenName(): (champion: ChosenChampion) => Name {
  const nameOf = useChampionName()
  return (champion) => nameOf({ champion })
}
