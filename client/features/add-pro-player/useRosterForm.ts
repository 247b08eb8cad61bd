import { useState, type Dispatch, type SetStateAction } from 'react'
import type { FieldName, FieldProblem, FieldProblems, FieldTexts } from './roster-fields.ts'

export interface RosterForm<Name extends FieldName> {
  readonly fields: FieldTexts<Name>
  /** Returns the error to show for a field: after it lost the focus or the form was submitted, until it is fixed. */
  readonly problemOf: (name: Name) => FieldProblem | undefined
  readonly edit: (change: Partial<FieldTexts<Name>>) => void
  readonly leave: (name: Name) => void
  /** Shows all errors. Returns true when the form can be submitted. */
  readonly check: () => boolean
  /** Errors from the server show until their field is edited. */
  readonly tell: (problems: FieldProblems) => void
  /** Resets the form to other fields, unless it was edited since. */
  readonly reset: (fields: FieldTexts<Name>) => void
}

/** Manages a form with `fields`; `problems` are all of its errors. */
export function useRosterForm<Name extends FieldName>(
  [fields, setFields]: readonly [FieldTexts<Name>, Dispatch<SetStateAction<FieldTexts<Name>>>],
  problems: FieldProblems<Name>,
): RosterForm<Name> {
  const [left, setLeft] = useState<ReadonlySet<Name> | 'all'>(new Set())
  const [reported, setReported] = useState<FieldProblems>({})

  function problemOf(name: Name): FieldProblem | undefined {
    if (left === 'all') return problems[name] ?? reported[name]
    // A visitor who moves on to the next field should not have to wait for the answer about this one.
    const isShown = left.has(name) && problems[name]?.rule !== 'UNASKED'
    return (isShown ? problems[name] : undefined) ?? reported[name]
  }

  return {
    fields,
    problemOf,
    edit(change) {
      setFields((before) => ({ ...before, ...change }))
      setReported((before) => withoutFields(before, Object.keys(change)))
    },
    leave: (name) => setLeft((before) => (before === 'all' ? before : new Set([...before, name]))),
    check() {
      setLeft('all')
      return Object.keys(problems).length === 0
    },
    tell: setReported,
    reset(next) {
      setFields((now) => (now === fields ? next : now))
      setLeft(new Set())
      setReported({})
    },
  }
}

function withoutFields(problems: FieldProblems, names: readonly string[]): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)))
}
