import type { JournalEntryDocument } from '../collections/journal.ts'

/** One thing that has happened, with its place in the journal. */
export type JournalEntry = JournalEntryDocument

/** The facts of an entry; `kind` says which. */
export type JournalFacts = JournalEntry['facts']

export type JournalKind = JournalFacts['kind']
