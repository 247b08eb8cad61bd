import { useState } from 'react'
import type { WebhookProblems_problemFragment as WebhookProblem } from '../../../gql/graphql.ts'
import { useApiKeysWords } from '../useApiKeysWords.ts'
import { explainProblem } from './problem-words.ts'

interface Payload {
  readonly problems: readonly WebhookProblem[]
}

interface WebhookActions {
  readonly isBusy: boolean
  readonly said: { readonly kind: 'done' | 'failed'; readonly words: string } | null
  readonly say: (kind: 'done' | 'failed', words: string) => void
  /** Runs a mutation. Returns its answer, or null after it has said what went wrong. */
  readonly run: <Answer extends Payload>(
    mutate: () => Promise<Answer | undefined>,
    explain?: (problem: WebhookProblem) => string,
  ) => Promise<Answer | null>
}

/** Runs one mutation of a webhook at a time, and keeps what its person must know about the last one. */
export function useWebhookAction(): WebhookActions {
  const words = useApiKeysWords()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<WebhookActions['said']>(null)

  const say: WebhookActions['say'] = (kind, text) => setSaid({ kind, words: text })

  const run: WebhookActions['run'] = async (mutate, explain = (problem) => explainProblem(problem, words)) => {
    if (isBusy) return null
    setIsBusy(true)
    setSaid(null)
    try {
      const answer = await mutate()
      const [problem] = answer?.problems ?? []
      if (answer !== undefined && problem === undefined) return answer
      say('failed', problem === undefined ? explainProblem(problem, words) : explain(problem))
    } catch {
      say('failed', explainProblem(undefined, words))
    } finally {
      setIsBusy(false)
    }
    return null
  }

  return { isBusy, said, say, run }
}
