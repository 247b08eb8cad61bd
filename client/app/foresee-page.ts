import type { SyntheticEvent } from 'react'
import { findPage } from '../routes.tsx'

/** Fetches only the code of the page. Its data waits for the click: most links are never followed, and Riot limits requests. */
export function foreseePage({ target }: SyntheticEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== window.location.origin) return
  const found = findPage(link)
  if (found.kind === 'page') void found.page.loadCode()
}
