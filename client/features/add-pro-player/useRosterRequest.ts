import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import type { FieldName, FieldTexts } from './roster-fields.ts'
import { UNREACHABLE, type RosterOutcome, type Trouble, type WrittenChange } from './roster-outcome.ts'
import type { RosterForm } from './useRosterForm.ts'

export type RequestState =
  | { readonly kind: 'idle' | 'sending' }
  /** Null when there was nothing new to save. */
  | { readonly kind: 'written'; readonly change: WrittenChange | null }
  | { readonly kind: 'refused'; readonly troubles: readonly Trouble[] }

interface RosterRequest {
  readonly state: RequestState
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly submit: (event?: SubmitEvent) => void
}

type RosterSending = () => Promise<RosterOutcome>

interface RequestOptions<Name extends FieldName> {
  readonly form: RosterForm<Name>
  /** The request is executed once, however often it is sent. */
  readonly toRequest: () => RosterSending
  /** Called after the server has saved a change. */
  readonly onWritten: () => void
}

const NONE: readonly Trouble[] = []

/** Marks the element with the result of a request, so that it receives the focus. */
export const OUTCOME_MARK = { 'data-outcome': '', tabIndex: -1 } as const

/** One request at a time. The focus moves to the result or to the first error. */
export function useRosterRequest<Name extends FieldName>({
  form,
  toRequest,
  onWritten,
}: RequestOptions<Name>): RosterRequest {
  const formRef = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<RequestState>({ kind: 'idle' })
  const [attempts, setAttempts] = useState(0)
  // It may have been executed, so the same request is sent again, whatever the page has learned since.
  const unanswered = useRef<{ readonly fields: FieldTexts<Name>; readonly send: RosterSending }>(null)

  useEffect(() => {
    if (attempts === 0) return
    const found = formRef.current?.querySelector<HTMLElement>('[data-outcome], [aria-invalid="true"]')
    // In a group of buttons, the first one receives the focus.
    const button = found?.querySelector<HTMLElement>('input[type="radio"]') ?? found
    button?.focus()
  }, [attempts])

  async function carryOut(send: RosterSending) {
    setState({ kind: 'sending' })
    const outcome = await send()
    unanswered.current = outcome === UNREACHABLE ? { fields: form.fields, send } : null
    if (outcome.kind === 'written') {
      setState(outcome)
      onWritten()
    } else {
      form.tell(outcome.fields)
      setState({ kind: 'refused', troubles: outcome.troubles })
    }
    setAttempts((count) => count + 1)
  }

  return {
    state,
    formRef,
    submit(event) {
      event?.preventDefault()
      if (state.kind === 'sending') return
      if (unanswered.current?.fields === form.fields) {
        void carryOut(unanswered.current.send)
      } else if (form.check()) {
        void carryOut(toRequest())
      } else {
        setState({ kind: 'refused', troubles: NONE })
        setAttempts((count) => count + 1)
      }
    },
  }
}
