import type { RiotAccount } from '../../riot/answers.ts'
import type { AskOptions, RiotApi } from '../../riot/riot-api.ts'
import type { Platform } from '../../shared/region.ts'
import { type OnUnsaved, requireSaved, saveOr } from '../../shared/unsaved.ts'
import type { Fetched } from '../../shared/upstream.ts'
import type { Account } from '../rules/account.ts'
import type { StoredAccounts } from './stored-accounts.ts'
import { toProfile } from './to-profile.ts'

interface Dependencies {
  readonly riot: Pick<RiotApi, 'keyId' | 'summoner'>
  readonly stored: Pick<StoredAccounts, 'read' | 'save'>
  /** Called when the account of a visitor's look-up can't be stored; it is returned all the same. */
  readonly onUnsaved: OnUnsaved
}

/**
 * Fetches the account of a player on one platform from Riot and stores it; null when the player has none there. Throws
 * `UpstreamUnavailable`.
 */
export async function fetchProfile(
  { riot, stored, onUnsaved }: Dependencies,
  identity: Fetched<RiotAccount>,
  platform: Platform,
  options: AskOptions,
): Promise<Account | null> {
  const { puuid } = identity.value
  const { value, fetchedAt } = await riot.summoner(platform, puuid, options)
  if (value === null) return null
  const profile = toProfile({ value, fetchedAt })
  const key = { platform, puuid }
  const next = (before: Account | null): Account => ({
    puuid,
    platform,
    ids: before?.ids ?? [],
    keyId: riot.keyId,
    // A cached answer can be older than the name that a refresh has stored since.
    ...(before !== null && before.namedAt > identity.fetchedAt ? nameOf(before) : toName(identity)),
    profile,
    ranks: before?.ranks ?? null,
    refreshedAt: before?.refreshedAt ?? null,
  })
  const unsaved = async () => next(await stored.read(key).catch(() => null))
  return saveOr(() => stored.save(key, next), unsaved, options.priority === 'visitor' ? onUnsaved : requireSaved)
}

function nameOf({ gameName, tagLine, namedAt }: Account) {
  return { gameName, tagLine, namedAt }
}

function toName({ value: { gameName, tagLine }, fetchedAt }: Fetched<RiotAccount>) {
  return { gameName, tagLine, namedAt: fetchedAt }
}
