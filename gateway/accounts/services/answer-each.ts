import { type Unavailable, UpstreamUnavailable } from '../../shared/upstream.ts'

/** Look-ups that ask Riot at the same time. Each needs several requests, and few at once leave room for all of them. */
const ASKED_AT_ONCE = 5

/** A look-up with its answer, or with the one that is known without Riot and the way to ask Riot, which throws `UpstreamUnavailable`. */
export type Question<Answer> =
  | { readonly known: Answer; readonly ask: null }
  | { readonly known: Answer | null; readonly ask: () => Promise<Answer> }

/** Returns the answer, which without Riot is the known one. */
export async function answerOne<Answer>({ known, ask }: Question<Answer>): Promise<Answer | Unavailable> {
  if (ask === null) return known
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof UpstreamUnavailable)) throw error
    return known ?? { kind: 'unavailable', retryAt: error.retryAt }
  }
}

/** Returns the answers in the order of the questions. Riot is asked first where nothing is known. */
export async function answerEach<Answer>(
  questions: readonly Question<Answer>[],
): Promise<readonly (Answer | Unavailable)[]> {
  const answers = new Map<Question<Answer>, Answer | Unavailable>()
  const waiting = questions.toSorted((a, b) => Number(a.known !== null) - Number(b.known !== null))

  async function answerInTurn(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      answers.set(next, await answerOne(next))
    }
  }

  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, answerInTurn))
  return questions.flatMap((question) => answers.get(question) ?? [])
}
