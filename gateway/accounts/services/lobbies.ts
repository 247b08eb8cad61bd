import { type Region, regionOf } from '../../shared/region.ts'
import { type LobbyText, parseLobbyText } from '../rules/lobby-text.ts'
import type { RiotIdLookUp } from '../rules/profile-link.ts'
import type { RiotId } from '../rules/riot-id.ts'
import type { AccountLookup } from './account-results.ts'
import type { Accounts } from './accounts.ts'

export interface LobbyPlayer {
  /** As written in the text. */
  readonly asked: RiotId
  readonly lookup: AccountLookup
}

export interface FoundLobby extends Pick<LobbyText, 'leftOut'> {
  /** Region in which the players without a region of their own were looked up; null when none of them was found. */
  readonly region: Region | null
  /** In the order of the text. */
  readonly players: readonly LobbyPlayer[]
}

export interface Lobbies {
  /**
   * Reads the players of a lobby from a text, and looks them up. All of them play on one server: without a chosen region it is the
   * first that the text names, or else that of the first player who is found.
   */
  find(text: string, chosen: Region | null): Promise<FoundLobby>
}

export function createLobbies(accounts: Pick<Accounts, 'findByRiotId' | 'findEach'>): Lobbies {
  return {
    async find(text, chosen) {
      const { players, leftOut } = parseLobbyText(text)
      const known = new Map<RiotIdLookUp, AccountLookup>()
      const written = chosen ?? players.find(({ region }) => region !== null)?.region ?? null
      const region = written ?? (await findRegion(accounts, players, known))
      if (region !== null) await findOthers(accounts, players, region, known)
      return {
        region,
        leftOut,
        players: players.flatMap((player) => {
          const lookup = known.get(player)
          const { gameName, tagLine } = player
          return lookup === undefined ? [] : [{ asked: { gameName, tagLine }, lookup }]
        }),
      }
    },
  }
}

/** Looks up those who are not found yet, and adds them to `known`. */
async function findOthers(
  accounts: Pick<Accounts, 'findEach'>,
  players: readonly RiotIdLookUp[],
  region: Region,
  known: Map<RiotIdLookUp, AccountLookup>,
): Promise<void> {
  const others = players.filter((player) => needsRegion(known.get(player)))
  const lookups = await accounts.findEach(others.map((player) => ({ ...player, region: player.region ?? region })))
  for (const [index, player] of others.entries()) {
    const lookup = lookups[index]
    if (lookup !== undefined) known.set(player, lookup)
  }
}

/** Returns the region of the first player who is found; null when there is none. Adds its lookups to `known`. */
async function findRegion(
  accounts: Pick<Accounts, 'findByRiotId'>,
  players: readonly RiotIdLookUp[],
  known: Map<RiotIdLookUp, AccountLookup>,
): Promise<Region | null> {
  for (const [index, player] of players.entries()) {
    const lookup = await accounts.findByRiotId(player, null)
    known.set(player, lookup)
    if (lookup.kind === 'found') return regionOf(lookup.account.platform)
    // Riot is silent, or the budget is used up. Another player may be stored, and they are not awaited one after another.
    if (lookup.kind === 'unavailable') {
      const others = players.slice(index + 1)
      const lookups = await Promise.all(others.map((other) => accounts.findByRiotId(other, null)))
      for (const [place, other] of others.entries()) known.set(other, lookups[place] ?? lookup)
      const found = lookups.find((each) => each.kind === 'found')
      return found === undefined ? null : regionOf(found.account.platform)
    }
  }
  return null
}

/** False for an account that is found already, and for a Riot ID without an owner, which is missing in every region. */
function needsRegion(lookup: AccountLookup | undefined): boolean {
  return lookup === undefined || lookup.kind === 'unavailable'
}
