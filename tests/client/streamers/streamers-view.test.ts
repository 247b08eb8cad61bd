import { describe, expect, it } from 'vitest'
import { cardAddress, cardSnippet } from '../../../client/features/streamers/card-texts.ts'
import { readStreamersView, writeStreamersView } from '../../../client/features/streamers/streamers-view.ts'
import { streamersPath } from '../../../client/paths.ts'

const LIS = { region: 'EUW', gameName: 'Mały-Lis', tagLine: 'PL1' } as const

const viewOf = (search: string) => readStreamersView(new URLSearchParams(search))

describe('the address of the page for streamers', () => {
  it.each(['?account=euw/Mały-Lis-PL1', streamersPath(LIS).replace('/streamers', ''), '?account=Mały-Lis%23PL1+EUW'])(
    'names an account: %s',
    (search) => {
      expect(viewOf(search)).toEqual({ account: LIS, unreadable: '', language: null, theme: 'dark' })
    },
  )

  it.each(['Lis', 'Lis#PL1', 'xx/Lis-PL1', 'euw/Lis'])('is reported when it names no account: %s', (written) => {
    expect(viewOf(`?account=${encodeURIComponent(written)}`)).toMatchObject({ account: null, unreadable: written })
  })

  it('keeps the options, and leaves out defaults', () => {
    const view = { account: LIS, unreadable: '', language: 'pl', theme: 'light' } as const
    const written = writeStreamersView(new URLSearchParams('other=1'), view)
    expect(readStreamersView(written)).toEqual(view)
    expect(written.get('other')).toBe('1')
    const plain = writeStreamersView(written, { ...view, account: null, language: null, theme: 'dark' })
    expect(String(plain)).toBe('other=1')
  })
})

describe('what streamers copy', () => {
  it('names the account, and only the options that differ from the defaults', () => {
    expect(cardAddress('overlay', LIS, { language: null, theme: 'dark' })).toBe('/overlay/euw/Ma%C5%82y-Lis-PL1')
    expect(cardAddress('embed', LIS, { language: 'pl', theme: 'system' })).toBe(
      '/embed/euw/Ma%C5%82y-Lis-PL1?lang=pl&theme=system',
    )
  })

  it('can not leave its attribute in the HTML of the card', () => {
    const html = cardSnippet('https://lane.test/embed/euw/x?lang=pl&theme=light', { ...LIS, gameName: '"><b>' })
    expect(html).toContain('src="https://lane.test/embed/euw/x?lang=pl&amp;theme=light"')
    expect(html).toContain('title="&quot;&gt;&lt;b&gt;#PL1"')
  })
})
