import { useSyncExternalStore } from 'react'
import type { Region } from '../gql/graphql.ts'
import { findRegion } from '../regions.ts'

const DEFAULT_REGION: Region = 'EUW'
const STORAGE_KEY = 'region'

const listeners = new Set<() => void>()

/** What was chosen since the page was loaded, for browsers that block storage. Only ever set by a visitor's choice. */
let chosen: Region | null = null

/** The region that was chosen last, the same in every search form, for as long as the browser's tab lives. */
export function useRememberedRegion() {
  const region = useSyncExternalStore(subscribe, readRegion, () => DEFAULT_REGION)
  return { region, rememberRegion }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readRegion(): Region {
  return chosen ?? findRegion(readSession() ?? '') ?? DEFAULT_REGION
}

function rememberRegion(region: Region) {
  chosen = region
  writeSession(region)
  for (const listener of listeners) listener()
}

// A browser that blocks storage throws on the first touch.
function readSession(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function writeSession(region: Region) {
  try {
    sessionStorage.setItem(STORAGE_KEY, region)
  } catch {
    // `chosen` remembers it until the next load.
  }
}
