import { UpstreamUnavailable } from '../../shared/upstream.ts'
import type { Account } from '../rules/account.ts'
import type { AccountLookup } from './accounts.ts'

/** Look-ups that ask Riot at the same time. Each needs several requests, and few at once leave room for all of them. */
const ASKED_AT_ONCE = 5

/** A look-up that needs Riot. */
export interface RiotQuestion {
  readonly kind: 'open'
  /** The stored account, which is the answer without Riot; null when none is stored. */
  readonly known: Account | null
  /** Throws `UpstreamUnavailable`. */
  readonly ask: () => Promise<AccountLookup>
}

/** Returns Riot's answer, or the best one without it. */
export async function answerOne(question: AccountLookup | RiotQuestion): Promise<AccountLookup> {
  if (question.kind !== 'open') return question
  try {
    return await question.ask()
  } catch (error) {
    if (!(error instanceof UpstreamUnavailable)) throw error
    const { known } = question
    return known === null ? { kind: 'unavailable', retryAt: error.retryAt } : { kind: 'found', account: known }
  }
}

/** Returns the answers in the order of the questions. Riot is asked first about accounts that are not stored. */
export async function answerEach(
  questions: readonly (AccountLookup | RiotQuestion)[],
): Promise<readonly AccountLookup[]> {
  const answers = new Map<AccountLookup | RiotQuestion, AccountLookup>()
  const waiting = questions.toSorted((a, b) => urgencyOf(b) - urgencyOf(a))

  async function answerInTurn(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      answers.set(next, await answerOne(next))
    }
  }

  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, answerInTurn))
  return questions.flatMap((question) => answers.get(question) ?? [])
}

function urgencyOf(question: AccountLookup | RiotQuestion): number {
  return question.kind === 'open' && question.known === null ? 1 : 0
}
