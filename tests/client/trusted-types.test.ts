import { describe, expect, it } from 'vitest'
import { requireTrustedTypes } from '../../client/app/trusted-types.ts'

type Rules = Readonly<Record<string, (text: string) => string | null>>

/** Returns the rules that a page at this origin gives its browser. */
function rulesAt(origin: string): Rules {
  const policies: Rules[] = []
  const trustedTypes = { createPolicy: (_name: 'default', rules: Rules) => void policies.push(rules) }
  requireTrustedTypes({ trustedTypes, location: { origin } })
  const [rules] = policies
  if (rules === undefined) throw new Error('The page created no policy.')
  return rules
}

describe('the policy of a page for strings', () => {
  const { createHTML, createScript, createScriptURL } = rulesAt('https://lanewatch.example')

  it('allows scripts of this server, of the Twitch player and of the sign-in', () => {
    for (const url of [
      '/push.js',
      'https://lanewatch.example/assets/a.js',
      'https://player.twitch.tv/js/embed/v1.js',
      'https://apis.google.com/js/api.js?onload=go',
    ]) {
      expect(createScriptURL?.(url)).toBe(url)
    }
  })

  it('refuses scripts of other hosts, over plain HTTP, and in the address itself', () => {
    for (const url of [
      'https://evil.example/a.js',
      '//evil.example/a.js',
      'https://player.twitch.tv.evil.example/a.js',
      'http://player.twitch.tv/js/embed/v1.js',
      'data:text/javascript,alert(1)',
      'javascript:alert(1)',
      'blob:https://lanewatch.example/1',
    ]) {
      expect(createScriptURL?.(url)).toBe(null)
    }
  })

  it('refuses code, and all HTML but the empty text', () => {
    expect(createScript?.('alert(1)')).toBe(null)
    expect(createHTML?.('<img src=x onerror=alert(1)>')).toBe(null)
    expect(createHTML?.('')).toBe('')
  })

  it('asks nothing of a browser without Trusted Types', () => {
    expect(() => requireTrustedTypes({ location: { origin: 'https://lanewatch.example' } })).not.toThrow()
  })
})
