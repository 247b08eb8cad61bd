import type { GraphQLContext } from '../contract/context.ts'

/** The services that keep something about people in memory. */
type Remembering = Pick<
  GraphQLContext,
  'matches' | 'ladders' | 'seenGames' | 'championPlayers' | 'playerGames' | 'usualGames'
>

/** Clears what services keep in memory about people, after a change of the list of suppressed people. */
export function forgetPeople(contexts: readonly Remembering[]): void {
  for (const { matches, ladders, seenGames, championPlayers, playerGames, usualGames } of contexts) {
    for (const service of [matches, ladders, seenGames, championPlayers, playerGames, usualGames]) service.forget()
  }
}
