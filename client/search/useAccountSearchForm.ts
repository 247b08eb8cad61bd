import { useState, type ClipboardEvent } from 'react'
import type { Region } from '../gql/graphql.ts'
import type { RiotIdParams } from '../paths.ts'
import type { RegionChoice } from '../settings/choices.ts'
import { findReader, prepareReader } from './account-reader.ts'
import { editAccountSearch, trimRiotId, validateAccountSearch, type AccountSearchForm } from './account-search-form.ts'
import type { NamedAccount } from './profile-link.ts'
import type { WantedAccount } from './search-outcome.ts'
import { useRememberedRegion } from './useRememberedRegion.ts'

const EMPTY: RiotIdParams = { gameName: '', tagLine: '' }

/** Result of a submit: the account to look up, or the first invalid field, whose error the form then shows. */
export type Submission =
  | { readonly kind: 'valid'; readonly wanted: WantedAccount }
  | { readonly kind: 'invalid'; readonly field: keyof RiotIdParams }

/** The region is `initialRegion` until the visitor chooses one, otherwise the remembered one; null for any region. */
export function useAccountSearchForm(initial: RiotIdParams = EMPTY, initialRegion: Region | null = null) {
  const { choice: remembered, rememberRegion } = useRememberedRegion()
  const [given, setGiven] = useState<RegionChoice | null>(initialRegion)
  const choice = given ?? remembered
  const region = choice === 'ANY' ? null : choice
  const [form, setForm] = useState<AccountSearchForm>({ fields: initial, errors: {} })

  const edit = (change: Partial<RiotIdParams>) => setForm((before) => editAccountSearch(before, change))

  /** Fills the fields from a recognized account. Returns false when there is none. */
  const fill = (account: NamedAccount | null): boolean => {
    if (account === null) return false
    const { region: named, ...riotId } = account
    if (named !== null) setGiven(named)
    edit(riotId)
    return true
  }

  /** Splits an account pasted into either field, and then calls `onTaken`. */
  const paste = async (event: ClipboardEvent, onTaken: () => void) => {
    const text = event.clipboardData.getData('text')
    const wantsTagLine = form.fields.tagLine === ''
    const ready = findReader()
    // While the code is still being fetched, the pasted text is visible in the field for a moment.
    const account = ready === null ? (await prepareReader())(text, wantsTagLine) : ready(text, wantsTagLine)
    if (!fill(account)) return
    if (ready !== null) event.preventDefault()
    onTaken()
  }

  /** Splits the address of a profile in the game name, however it got there. Returns true when it filled the fields. */
  const takeApart = (gameName: string): boolean =>
    /^\s*https?:/i.test(gameName) && fill(findReader()?.(gameName, false) ?? null)

  const submit = (): Submission => {
    const fields = trimRiotId(form.fields)
    const errors = validateAccountSearch(fields)
    setForm({ fields, errors })
    if (errors.gameName !== undefined) return { kind: 'invalid', field: 'gameName' }
    if (errors.tagLine !== undefined) return { kind: 'invalid', field: 'tagLine' }
    return { kind: 'valid', wanted: { ...fields, region } }
  }

  const chooseRegion = (chosen: RegionChoice) => {
    setGiven(null)
    rememberRegion(chosen)
  }

  return { ...form, choice, region, edit, fill, paste, takeApart, submit, chooseRegion }
}
