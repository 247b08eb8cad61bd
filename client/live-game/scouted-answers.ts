/** Riot's answers about a player, as far as they have arrived. Null where Riot did not answer. */
export interface Answers<Ranks, Form> {
  readonly ranks?: Ranks | null
  readonly form?: Form | null
}

/** Answers by the keys of the players. */
export type AnswersByPlayer<Ranks, Form> = ReadonlyMap<string, Answers<Ranks, Form>>

/** Returns the answers with another one about a player. A failed request takes nothing away that an earlier one has brought. */
export function withAnswer<Ranks, Form>(
  answers: AnswersByPlayer<Ranks, Form>,
  player: string,
  answer: Answers<Ranks, Form>,
): AnswersByPlayer<Ranks, Form> {
  const known = answers.get(player) ?? {}
  return new Map(answers).set(player, {
    ...known,
    ...(answer.ranks === undefined ? {} : { ranks: answer.ranks ?? known.ranks ?? null }),
    ...(answer.form === undefined ? {} : { form: answer.form ?? known.form ?? null }),
  })
}
