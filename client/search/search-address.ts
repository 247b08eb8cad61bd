import { accountPath, homePath, searchAccountPath } from '../paths.ts'
import { REGION } from '../settings/choices.ts'
import { trimRiotId } from './account-search-form.ts'
import { namesSeveralPlayers, pastedLobbyPath } from './lobby-address.ts'
import { findPastedAccount } from './pasted-account.ts'
import { SEARCH_FIELDS } from './search-fields.ts'

/** Returns the page that a submitted search form leads to: an account, a page with suggestions, or Home for an empty form. */
export function findSearchedPath(search: URLSearchParams): string {
  const gameName = search.get(SEARCH_FIELDS.gameName) ?? ''
  const chosen = REGION.find(search.get(SEARCH_FIELDS.region) ?? undefined)
  const wanted = chosen === 'ANY' ? null : chosen
  if (namesSeveralPlayers(gameName)) return pastedLobbyPath(gameName, wanted)
  const tagLine = search.get(SEARCH_FIELDS.tagLine) ?? ''
  const pasted = tagLine.trim() === '' ? findPastedAccount(gameName, false) : null
  const riotId = pasted ?? trimRiotId({ gameName, tagLine })
  if (riotId.gameName === '') return homePath()
  const region = pasted?.region ?? wanted
  return region === null || riotId.tagLine === '' ? searchAccountPath(riotId) : accountPath({ ...riotId, region })
}
