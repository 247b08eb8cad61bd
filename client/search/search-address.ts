import { accountPath, homePath, searchAccountPath } from '../paths.ts'
import { REGION } from '../settings/choices.ts'
import { trimRiotId } from './account-search-form.ts'
import { findPastedAccount } from './pasted-account.ts'

/** Names of the fields of the search forms. */
export const SEARCH_FIELDS = { region: 'region', gameName: 'name', tagLine: 'tag' } as const

/** Returns the page that a submitted search form leads to: an account, a page with suggestions, or Home for an empty form. */
export function findSearchedPath(search: URLSearchParams): string {
  const gameName = search.get(SEARCH_FIELDS.gameName) ?? ''
  const tagLine = search.get(SEARCH_FIELDS.tagLine) ?? ''
  const pasted = tagLine.trim() === '' ? findPastedAccount(gameName, false) : null
  const riotId = pasted ?? trimRiotId({ gameName, tagLine })
  if (riotId.gameName === '') return homePath()
  const chosen = REGION.find(search.get(SEARCH_FIELDS.region) ?? undefined)
  const region = pasted?.region ?? (chosen === 'ANY' ? null : chosen)
  return region === null || riotId.tagLine === '' ? searchAccountPath(riotId) : accountPath({ ...riotId, region })
}
