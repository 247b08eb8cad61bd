import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forcedTheme, forceTheme, useForcedTheme } from '../../../client/theme/forced-theme.ts'

afterEach(() => vi.restoreAllMocks())

function LightPage() {
  useForcedTheme('light')
  return <h1>Light</h1>
}

describe('a page that forces a theme', () => {
  it('applies it as long as it is shown', () => {
    expect(forcedTheme()).toBe(null)
    const release = forceTheme('light')
    expect(forcedTheme()).toBe('light')
    release()
    expect(forcedTheme()).toBe(null)
  })

  it('yields to a later one as long as that is shown, in any order of release', () => {
    const first = forceTheme('light')
    const second = forceTheme('dark')
    expect(forcedTheme()).toBe('dark')
    first()
    expect(forcedTheme()).toBe('dark')
    second()
    expect(forcedTheme()).toBe(null)
    second()
    expect(forcedTheme()).toBe(null)
  })

  it('cannot force the system theme, and logs a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const release = forceTheme('system')
    expect(forcedTheme()).toBe(null)
    expect(warn).toHaveBeenCalledTimes(1)
    release()
  })

  it('forces nothing on a server, which renders other pages as well', () => {
    expect(renderToString(<LightPage />)).toBe('<h1>Light</h1>')
    expect(forcedTheme()).toBe(null)
  })
})
