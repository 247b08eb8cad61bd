import type { SyntheticEvent } from 'react'
import { findPage } from '../routes.tsx'

/**
 * Fetches the code of the page behind a link that is pointed at or focused. Its data waits for the click: most links
 * that are passed over are never followed, and Riot counts every question.
 */
export function foreseePage({ target }: SyntheticEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== window.location.origin) return
  const found = findPage(link)
  if (found.is === 'page') found.page.loadCode()
}
