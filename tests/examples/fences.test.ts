import { describe, expect, it } from 'vitest'
import { listFences, runnableLanguage } from './printed-examples.ts'

describe('a fenced block of the README or of docs/', () => {
  it.each(listFences())('$name says whether it is run: $info', (fence) => {
    expect(() => runnableLanguage(fence)).not.toThrow()
  })

  it.each(['', 'bash', 'sh not-run', 'sh not-run:', 'sh later', 'json not-run: it is data'])(
    'is refused with the words "%s"',
    (info) => {
      expect(() => runnableLanguage({ name: 'README.md:1', info, source: '' })).toThrow('README.md:1')
    },
  )

  it('is run, or is not, by its words', () => {
    const languageOf = (info: string) => runnableLanguage({ name: 'README.md:1', info, source: '' })
    expect(['sh', 'graphql', 'sh not-run: starts the server', 'text'].map(languageOf)).toEqual([
      'sh',
      'graphql',
      null,
      null,
    ])
  })
})
