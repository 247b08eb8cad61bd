import { findRegion, regionKey } from '../game/regions.ts'
import type { Region } from '../gql/graphql.ts'
import { findRiotIdParams, lobbyPath, type RiotIdParams } from '../paths.ts'

/** Names of the fields of the form, and of the parts of the address. */
export const LOBBY_FIELDS = { text: 'text', region: 'region', players: 'players' } as const

/** The server accepts no more, in Unicode code points. */
export const LONGEST_TEXT = 5_000

/** Lobby in an address. */
export interface LobbyAddress {
  /** A pasted text, or the Riot IDs of the players, one on each line. Empty without a lobby. */
  readonly text: string
  /** Null to infer it from the players. */
  readonly region: Region | null
  /** True when the pasted text was longer than what the server accepts. */
  readonly cut: boolean
}

/** Reads the raw text of the form, which a browser without JavaScript sends, or the players of a shared address. */
export function readLobbyAddress(search: URLSearchParams): LobbyAddress {
  const region = findRegion(search.get(LOBBY_FIELDS.region) ?? '')
  const pasted = search.get(LOBBY_FIELDS.text)
  const letters = Array.from((pasted ?? listPlayers(search)).trim())
  return { text: letters.slice(0, LONGEST_TEXT).join(''), region, cut: letters.length > LONGEST_TEXT }
}

/** The players of a lobby: `/lobby?region=euw&players=Some%20Name-EUW,Other-TAG`. At least one player. */
export function sharedLobbyPath(players: readonly RiotIdParams[], region: Region | null): string {
  // A name keeps its own commas and percent signs apart from those of the list.
  const slugs = players.map(({ gameName, tagLine }) =>
    encodeURIComponent(
      `${gameName.replaceAll(/[%,]/g, (sign) => (sign === '%' ? '%25' : '%2C'))}-${tagLine}`.toWellFormed(),
    ),
  )
  return `${lobbyPath()}?${region === null ? '' : `region=${regionKey(region)}&`}players=${slugs.join(',')}`
}

/** The page of a pasted lobby, which replaces its address by {@link sharedLobbyPath} once the players are known. Null for any region. */
export const pastedLobbyPath = (text: string, region: Region | null) =>
  `${lobbyPath()}?${new URLSearchParams({ [LOBBY_FIELDS.region]: region ?? 'ANY', [LOBBY_FIELDS.text]: text.toWellFormed() })}`

export const isSameLobby = (a: LobbyAddress, b: LobbyAddress) => a.text === b.text && a.region === b.region

/** A name that can't be read stays as it is, for the page to report. */
function listPlayers(search: URLSearchParams): string {
  const names = (search.get(LOBBY_FIELDS.players) ?? '').split(',')
  return names
    .map((name) => name.replaceAll(/%2c|%25/gi, (escaped) => (escaped === '%25' ? '%' : ',')))
    .map((name) => {
      const riotId = findRiotIdParams(name)
      return riotId === null ? name : `${riotId.gameName}#${riotId.tagLine}`
    })
    .join('\n')
}

/** True for a text with several Riot IDs, such as the chat of a lobby; false for an address. */
export const namesSeveralPlayers = (text: string): boolean =>
  !/^\s*https?:\/\/\S*\s*$/i.test(text) &&
  /#[\s\u2060-\u206f]*[\p{L}\p{N}]{2,5}[^#]*#[\s\u2060-\u206f]*[\p{L}\p{N}]{2}/u.test(text)
