import { useState, type ClipboardEvent } from 'react'
import type { Region } from '../gql/graphql.ts'
import type { RiotIdParams } from '../paths.ts'
import type { RegionChoice } from '../settings/choices.ts'
import { findReader, prepareReader } from './account-reader.ts'
import { editAccountSearch, trimRiotId, validateAccountSearch, type AccountSearchForm } from './account-search-form.ts'
import type { NamedAccount } from './profile-address.ts'
import type { WantedAccount } from './search-outcome.ts'
import { useRememberedRegion } from './useRememberedRegion.ts'

const EMPTY: RiotIdParams = { gameName: '', tagLine: '' }

/** What became of a submit: what to look up, or the first field with something wrong, which the form then shows. */
export type Submission =
  | { readonly is: 'valid'; readonly wanted: WantedAccount }
  | { readonly is: 'invalid'; readonly field: keyof RiotIdParams }

/**
 * The state of a search form and what can be done to it. The choice of a region is the given one until one is chosen, else
 * the remembered; `region` is null for any.
 */
export function useAccountSearchForm(initial: RiotIdParams = EMPTY, initialRegion: Region | null = null) {
  const { choice: remembered, rememberRegion } = useRememberedRegion()
  const [given, setGiven] = useState<RegionChoice | null>(initialRegion)
  const choice = given ?? remembered
  const region = choice === 'ANY' ? null : choice
  const [form, setForm] = useState<AccountSearchForm>({ fields: initial, errors: {} })

  const edit = (change: Partial<RiotIdParams>) => setForm((before) => editAccountSearch(before, change))

  /** Whether a text names an account, which then fills the fields. */
  const fill = (account: NamedAccount | null): boolean => {
    if (account === null) return false
    const { region: named, ...riotId } = account
    if (named !== null) setGiven(named)
    edit(riotId)
    return true
  }

  /** Takes a whole account that is pasted into either field apart, and then calls `onTaken`. */
  const paste = async (event: ClipboardEvent, onTaken: () => void) => {
    const text = event.clipboardData.getData('text')
    const wantsTagLine = form.fields.tagLine === ''
    const ready = findReader()
    // Without its code at hand the text stands in the field for a moment as it was pasted.
    const account = ready === null ? (await prepareReader())(text, wantsTagLine) : ready(text, wantsTagLine)
    if (!fill(account)) return
    if (ready !== null) event.preventDefault()
    onTaken()
  }

  /** Whether the address of a profile stands in the game name now, however it came there. It then fills the fields. */
  const takeApart = (gameName: string): boolean =>
    /^\s*https?:/i.test(gameName) && fill(findReader()?.(gameName, false) ?? null)

  const submit = (): Submission => {
    const fields = trimRiotId(form.fields)
    const errors = validateAccountSearch(fields)
    setForm({ fields, errors })
    if (errors.gameName !== undefined) return { is: 'invalid', field: 'gameName' }
    if (errors.tagLine !== undefined) return { is: 'invalid', field: 'tagLine' }
    return { is: 'valid', wanted: { ...fields, region } }
  }

  const chooseRegion = (chosen: RegionChoice) => {
    setGiven(null)
    rememberRegion(chosen)
  }

  return { ...form, choice, region, edit, fill, paste, takeApart, submit, chooseRegion }
}
