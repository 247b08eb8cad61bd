import type { Region } from '../gql/graphql.ts'
import { comparePath, FREE_AGENT, findPlayerParams, type ComparedParams } from '../paths.ts'
import { REGION } from '../settings/choices.ts'
import { findPastedAccount } from './pasted-account.ts'
import { SEARCH_FIELDS } from './search-fields.ts'
import { findRegionOfTagLine } from './usual-tag-lines.ts'

/** Names of the fields of the form for two players. */
export const COMPARE_FIELDS = { a: 'a', b: 'b' } as const

/** Region of an account when neither the visitor nor the Riot ID names one. */
const USUAL_REGION: Region = 'EUW'

/** Returns the page that the submitted form leads to; null for the form itself. */
export function findComparedPath(search: URLSearchParams): string | null {
  const chosen = REGION.find(search.get(SEARCH_FIELDS.region) ?? undefined)
  const region = chosen === 'ANY' ? null : chosen
  const players = Object.values(COMPARE_FIELDS).flatMap((field) => readCompared(search.get(field) ?? '', region) ?? [])
  return players.length === 0 ? null : comparePath(...players)
}

/** Reads a Riot ID, a link to a profile, or the name of a pro player; null for blank text. `region` is for a Riot ID without one. */
function readCompared(text: string, region: Region | null): ComparedParams | null {
  const account = findPastedAccount(text, false)
  if (account === null) return findPlayerParams(FREE_AGENT, text)
  return { ...account, region: account.region ?? region ?? findRegionOfTagLine(account.tagLine) ?? USUAL_REGION }
}
