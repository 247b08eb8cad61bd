import { useState, type Dispatch, type SetStateAction } from 'react'
import type { FieldName, FieldProblem, FieldProblems, FieldTexts } from './roster-fields.ts'

/** A form for a roster change: what it holds, and what to say about it. */
export interface RosterForm<Name extends FieldName> {
  readonly fields: FieldTexts<Name>
  /** What is to be said about a field now: once it was left or the form was sent, until it is mended. */
  readonly problemOf: (name: Name) => FieldProblem | undefined
  readonly edit: (change: Partial<FieldTexts<Name>>) => void
  /** Somebody has left a field. */
  readonly leave: (name: Name) => void
  /** Says everything that is wrong; answers whether the form can be sent. */
  readonly check: () => boolean
  /** Says what the server found wrong, until each field is edited. */
  readonly tell: (problems: FieldProblems) => void
  /** Begins anew with other fields, unless it was edited since. */
  readonly reset: (fields: FieldTexts<Name>) => void
}

/** A form that holds `fields`, of which `problems` is all that is wrong. */
export function useRosterForm<Name extends FieldName>(
  [fields, setFields]: readonly [FieldTexts<Name>, Dispatch<SetStateAction<FieldTexts<Name>>>],
  problems: FieldProblems<Name>,
): RosterForm<Name> {
  const [left, setLeft] = useState<ReadonlySet<Name> | 'all'>(new Set())
  const [told, setTold] = useState<FieldProblems>({})

  function problemOf(name: Name): FieldProblem | undefined {
    if (left === 'all') return problems[name] ?? told[name]
    // Whoever goes on to the next field need not wait for an answer about this one.
    const isTold = left.has(name) && problems[name]?.rule !== 'UNASKED'
    return (isTold ? problems[name] : undefined) ?? told[name]
  }

  return {
    fields,
    problemOf,
    edit(change) {
      setFields((before) => ({ ...before, ...change }))
      setTold((before) => withoutFields(before, Object.keys(change)))
    },
    leave: (name) => setLeft((before) => (before === 'all' ? before : new Set([...before, name]))),
    check() {
      setLeft('all')
      return Object.keys(problems).length === 0
    },
    tell: setTold,
    reset(next) {
      setFields((now) => (now === fields ? next : now))
      setLeft(new Set())
      setTold({})
    },
  }
}

function withoutFields(problems: FieldProblems, names: readonly string[]): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)))
}
