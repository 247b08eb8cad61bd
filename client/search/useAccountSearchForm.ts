import { useState, type ClipboardEvent } from 'react'
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

/** The state of a search form and what can be done to it. The region is the remembered one. */
export function useAccountSearchForm(initial: RiotIdParams = EMPTY) {
  const { region, rememberRegion } = useRememberedRegion()
  const [form, setForm] = useState<AccountSearchForm>({ fields: initial, errors: {} })

  const edit = (change: Partial<RiotIdParams>) => setForm((before) => editAccountSearch(before, change))

  const paste = (event: ClipboardEvent) => {
    const riotId = findPastedRiotId(event.clipboardData.getData('text'))
    if (riotId === null) return
    event.preventDefault()
    edit(riotId)
  }

  /** What to look up; null when something is wrong, which the form then shows. */
  const submit = (): AccountParams | null => {
    const fields = trimRiotId(form.fields)
    const errors = validateAccountSearch(fields)
    setForm({ fields, errors })
    return Object.keys(errors).length === 0 ? { ...fields, region } : null
  }

  return { ...form, region, edit, paste, submit, chooseRegion: rememberRegion }
}
