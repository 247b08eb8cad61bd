import type { GraphQLContext } from '../contract/context.ts'

const REMEMBERING = [
  'matches',
  'ladders',
  'seenGames',
  'championPlayers',
  'playerGames',
  'usualGames',
  'accountActivities',
  'companions',
] as const satisfies readonly (keyof GraphQLContext)[]

/** The services that keep something about people in memory. */
type Remembering = Pick<GraphQLContext, (typeof REMEMBERING)[number]>

/** Clears what services keep in memory about people, after a change of the list of suppressed people. */
export function forgetPeople(contexts: readonly Remembering[]): void {
  for (const context of contexts) for (const name of REMEMBERING) context[name].forget()
}
