import type { RiotId } from '../../accounts/rules/riot-id.ts'
import { journalProgressCollection } from '../../journal/collections/journal-progress.ts'
import { journalCollection } from '../../journal/collections/journal.ts'
import type { JournalFacts } from '../../journal/rules/journal-entry.ts'
import { proSlugOf } from '../../rosters/rules/pro-scene.ts'
import type { Forgotten } from '../../suppression/rules/forgotten.ts'
import { keepEntries, stripValue } from './stripping.ts'

/** Numbers of entries about forgotten people stay free. */
export const stripJournalEntry = stripValue(journalCollection, (entry, forgotten) =>
  isAbout(entry.facts, forgotten) ? null : entry,
)

/** Streams and games that forgotten people have begun never end in the journal. */
export const stripJournalProgress = stripValue(journalProgressCollection, (progress, forgotten) => {
  const { streams, games } = progress
  const left = {
    streams: streams && keepEntries(streams, (_id, { pro }) => !isPro(pro, forgotten)),
    games: games && keepEntries(games, (_id, { pro, account }) => !isPro(pro, forgotten) && !isOwn(account, forgotten)),
  }
  return left.streams === streams && left.games === games ? progress : { ...progress, ...left }
})

function isAbout(facts: JournalFacts, forgotten: Forgotten): boolean {
  return ('pro' in facts && isPro(facts.pro, forgotten)) || ('account' in facts && isOwn(facts.account, forgotten))
}

function isPro(
  { playerId, name }: { readonly playerId: string; readonly name: string },
  forgotten: Forgotten,
): boolean {
  return forgotten.hasPlayer(playerId) || forgotten.hasName(proSlugOf(name))
}

function isOwn(account: RiotId & { readonly puuid: string }, forgotten: Forgotten): boolean {
  return forgotten.hasPuuid(account.puuid) || forgotten.hasRiotId(account)
}
