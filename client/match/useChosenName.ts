import type { Name } from './champion-name.ts'
import { useChampionName } from './useChampionName.ts'
import type { ChosenChampion } from './champion-choices.ts'

/** What a chosen champion is called; one that this server does not know is called by its number. */
export function useChosenName(): (champion: ChosenChampion) => Name {
  const nameOf = useChampionName()
  return (champion) => nameOf({ champion })
}
