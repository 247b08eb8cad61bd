import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forcedTheme, forceTheme, useForcedTheme } from '../../../client/theme/forced-theme.ts'

afterEach(() => vi.restoreAllMocks())

function LightPage() {
  useForcedTheme('light')
  return <h1>Light</h1>
}

describe('A page that forces a theme', () => {
  it('has it for as long as it is shown', () => {
    expect(forcedTheme()).toBe(null)
    const release = forceTheme('light')
    expect(forcedTheme()).toBe('light')
    release()
    expect(forcedTheme()).toBe(null)
  })

  it('has it as long as another one that came later is not shown, in whatever order they leave', () => {
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

  it('can not force what follows the system, and is warned', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const release = forceTheme('system')
    expect(forcedTheme()).toBe(null)
    expect(warn).toHaveBeenCalledTimes(1)
    release()
  })

  it('forces nothing on a server, where other pages are rendered as well', () => {
    expect(renderToString(<LightPage />)).toBe('<h1>Light</h1>')
    expect(forcedTheme()).toBe(null)
  })
})
