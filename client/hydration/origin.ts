import { createContext, use } from 'react'

/** Public origin of the server as it rendered the page, without a trailing slash; null where the server rendered nothing. */
export const Origin = createContext<string | null>(null)

/** Public origin of the server, for addresses that visitors copy. */
export const useOrigin = (): string => use(Origin) ?? location.origin
