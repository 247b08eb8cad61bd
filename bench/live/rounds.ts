import { type Arena, Side } from './arena.ts'
import type { Contestant } from './contestants.ts'

/** Results of the rounds that count, by name of the contestant. */
export type Results<T> = ReadonlyMap<string, readonly T[]>

/** Starts the contestants and lets them take turns, so that a slow moment of the machine affects all of them. */
export async function holdRounds<T>(
  arena: Arena,
  title: string,
  contestants: readonly Contestant[],
  turn: (side: Side) => Promise<T>,
): Promise<Results<T>> {
  using stack = new DisposableStack()
  const sides: Side[] = []
  for (const contestant of contestants) sides.push(stack.use(await Side.start(arena, contestant)))
  const results = new Map<string, T[]>(sides.map(({ name }) => [name, []]))
  // The first round warms up and does not count.
  for (let round = 0; round <= arena.settings.rounds; round += 1) {
    arena.tell(`${title}, round ${round} of ${arena.settings.rounds}`)
    for (const side of sides) {
      const result = await turn(side)
      if (round > 0) results.get(side.name)?.push(result)
    }
  }
  return results
}

/** Returns one figure of a contestant, round by round. */
export function pluck<T>(
  results: Results<T>,
  { name }: Contestant,
  figureOf: (result: T) => number,
): readonly number[] {
  return (results.get(name) ?? []).map(figureOf)
}
