import type { SyntheticEvent } from 'react'
import { findPage } from '../routes.tsx'

/**
 * Fetches the code of the page behind a hovered or focused link. Its data waits for the click: most of these links are never
 * followed, and Riot limits the number of requests.
 */
export function foreseePage({ target }: SyntheticEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== window.location.origin) return
  const found = findPage(link)
  if (found.is === 'page') found.page.loadCode()
}
