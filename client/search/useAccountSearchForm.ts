import { useState, type ClipboardEvent } from 'react'
import type { Region } from '../gql/graphql.ts'
import type { AccountParams, RiotIdParams } from '../paths.ts'
import {
  editAccountSearch,
  findPastedRiotId,
  trimRiotId,
  validateAccountSearch,
  type AccountSearchForm,
} from './account-search-form.ts'
import { useRememberedRegion } from './useRememberedRegion.ts'

const EMPTY: RiotIdParams = { gameName: '', tagLine: '' }

/** What became of a submit: what to look up, or the first field with something wrong, which the form then shows. */
export type Submission =
  | { readonly is: 'valid'; readonly wanted: AccountParams }
  | { readonly is: 'invalid'; readonly field: keyof RiotIdParams }

/** The state of a search form and what can be done to it. The region is the given one until one is chosen, else the remembered. */
export function useAccountSearchForm(initial: RiotIdParams = EMPTY, initialRegion: Region | null = null) {
  const { region: remembered, rememberRegion } = useRememberedRegion()
  const [given, setGiven] = useState(initialRegion)
  const region = given ?? remembered
  const [form, setForm] = useState<AccountSearchForm>({ fields: initial, errors: {} })

  const edit = (change: Partial<RiotIdParams>) => setForm((before) => editAccountSearch(before, change))

  /** Whether a whole Riot ID was pasted, which then fills both fields. */
  const paste = (event: ClipboardEvent): boolean => {
    const riotId = findPastedRiotId(event.clipboardData.getData('text'))
    if (riotId === null) return false
    event.preventDefault()
    edit(riotId)
    return true
  }

  const submit = (): Submission => {
    const fields = trimRiotId(form.fields)
    const errors = validateAccountSearch(fields)
    setForm({ fields, errors })
    if (errors.gameName !== undefined) return { is: 'invalid', field: 'gameName' }
    if (errors.tagLine !== undefined) return { is: 'invalid', field: 'tagLine' }
    return { is: 'valid', wanted: { ...fields, region } }
  }

  const chooseRegion = (chosen: Region) => {
    setGiven(null)
    rememberRegion(chosen)
  }

  return { ...form, region, edit, paste, submit, chooseRegion }
}
