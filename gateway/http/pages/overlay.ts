import { z } from 'zod'
import { findLocale, type Locale } from '../../../languages.ts'
import { readTexts } from '../../texts/read-texts.ts'
import { openSeparatePage, type SeparatePage } from './separate-page.ts'
import { findTheme, localeOf, themeOf } from './visitor-choices.ts'

/** Everything comes from this server. Every page may contain the card: it has no private data, and nothing in it can be changed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

/**
 * Opens the page of the overlay, at `/overlay/{region}/{account}`, and of the card for other pages, at `/embed/{region}/{account}`.
 * `?lang=` and `?theme=` take precedence over the choices of a visitor. Resolves to null when the page was not built.
 */
export function openOverlay(directory: string): Promise<SeparatePage | null> {
  return openSeparatePage({
    directory,
    textsIn: overlayTexts,
    lookOf({ url, headers }) {
      const { pathname, searchParams } = new URL(url)
      return {
        locale: findLocale(searchParams.get('lang') ?? undefined) ?? localeOf({ url, headers }),
        theme: findTheme(searchParams.get('theme')) ?? themeOf(headers),
        others: { kind: pathname.startsWith('/embed/') ? 'embed' : 'overlay' },
      }
    },
    policy: POLICY,
    vary: 'accept-language, cookie',
  })
}

/** The texts of the page itself. All others are for its script. */
const TEXTS = z.object({ title: z.string(), noScript: z.string() })

function overlayTexts(locale: Locale): z.infer<typeof TEXTS> {
  return TEXTS.parse(readTexts(locale, 'on-demand/overlay'))
}
