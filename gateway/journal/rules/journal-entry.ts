import type { JournalEntryDocument } from '../collections/journal.ts'

/** One thing that has happened, with its place in the journal. */
export type JournalEntry = JournalEntryDocument

/** The facts of an entry; `kind` says which. */
export type JournalFacts = JournalEntry['facts']

export type JournalKind = JournalFacts['kind']

/** The facts of a changed rank or a finished match. */
export type AccountFact = Extract<JournalFacts, { kind: 'RANK_CHANGED' | 'MATCH_FINISHED' }>

/** A change of an account's rank or matches. */
export type AccountChange = JournalEntry & { readonly facts: AccountFact }

export function isAccountFact(facts: JournalFacts): facts is AccountFact {
  return facts.kind === 'RANK_CHANGED' || facts.kind === 'MATCH_FINISHED'
}

export function isAccountChange(entry: JournalEntry): entry is AccountChange {
  return isAccountFact(entry.facts)
}
