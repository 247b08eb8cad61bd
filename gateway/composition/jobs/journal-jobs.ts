import { createKeepJournalJob } from '../../journal/workers/keep-journal.ts'
import { createRefreshWatchedJob, type WatchedPace } from '../../journal/workers/refresh-watched.ts'
import type { JobParts } from './job-parts.ts'

/** Jobs that write the journal and keep watched accounts up to date. A game that ends makes its account due. */
export function createJournalJobs({ riot, store, watches, clock, context, reportAs }: JobParts, pace: WatchedPace) {
  const journal = createKeepJournalJob({
    store,
    watches,
    clock,
    feeds: context.feeds,
    onGameEnded: ({ account, matchId }, at) => watched.noteEnd(account, matchId, at),
    report: reportAs('journal', 'what has happened could not be journaled'),
  })
  const watched = createRefreshWatchedJob({
    ...context,
    riot,
    clock,
    listWatched: () => journal.listWatched(),
    compareSoon: (account) => journal.compareSoon(account),
    pace,
    report: reportAs('watched', 'a watched account could not be kept up to date'),
  })
  return { journal, watched }
}
