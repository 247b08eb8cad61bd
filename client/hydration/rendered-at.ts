import { createContext } from 'react'

/**
 * Moment at which the page is rendered, in milliseconds since 1970. The browser starts with the moment of the server's rendering,
 * so that both write the same ages; null where the server rendered nothing.
 */
export const RenderedAt = createContext<number | null>(null)
