import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { matchRoute, renderPage } from '../../client/entry-server.ts'
import { PAGE_ADDRESSES } from './page-addresses.ts'

const TEMPLATE = readFileSync('client/index.html', 'utf8')

const page = (url: string, headers: Record<string, string> = {}) =>
  renderPage(TEMPLATE, new Request(new URL(url, 'https://lanewatch.example'), { headers }), null)

const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]
const themeOf = (html: string) => /data-theme="(\w+)"/.exec(html)?.[1]
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1]

const hint = (locale: string) =>
  `    <link rel="preload" as="fetch" href="/_i18n/1a2b/${locale}/messages.json" data-locale="${locale}">\n`

describe('the status of an address', () => {
  it.each(Object.values(PAGE_ADDRESSES))('is 200 for %s', (address) => {
    expect(matchRoute(new URL(address, 'https://lanewatch.example'))).toEqual({ status: 200 })
  })

  it.each(['/nowhere', '/account/mars/Veyl-KR1', '/account/kr/Veyl'])('is 404 for %s', (address) => {
    expect(matchRoute(new URL(address, 'https://lanewatch.example'))).toEqual({ status: 404 })
  })
})

describe('the language of a page', () => {
  it.each([
    [
      'the cookie before everything',
      'https://lanewatch.pl/',
      { cookie: 'a=b; i18n_redirected=en', 'accept-language': 'pl' },
      'en',
    ],
    ['a Polish host before the browser', 'https://lanewatch.pl/', { 'accept-language': 'en' }, 'pl'],
    [
      'the first language of the browser that we speak',
      '/',
      { 'accept-language': 'de-DE, pl-PL;q=0.8, en;q=0.9' },
      'en',
    ],
    ['the order where weights are equal', '/', { 'accept-language': 'pl, en' }, 'pl'],
    ['no language that the browser refuses', '/', { 'accept-language': 'pl;q=0' }, 'en'],
    ['English when nothing is known', '/', {}, 'en'],
    ['English in place of a cookie that names none', '/', { cookie: 'i18n_redirected=de' }, 'en'],
  ])('follows %s', (_rule, url, headers, language) => {
    expect(languageOf(page(url, headers))).toBe(language)
  })
})

describe('the theme of a page', () => {
  it.each([
    ['the cookie of a visitor who accepted cookies', 'theme=light; cookies_accepted=true', 'light'],
    ['the cookie of a visitor who did not, for the session', 'theme=light', 'light'],
    ['the system where the visitor chose that', 'theme=system', 'system'],
    ['dark without a choice', 'cookies_accepted=true', 'dark'],
    ['dark in place of a theme that is none', 'theme=pink', 'dark'],
  ])('follows %s', (_rule, cookie, theme) => {
    expect(themeOf(page('/', { cookie }))).toBe(theme)
  })
})

describe('the title of a page', () => {
  it('names the account', () => {
    expect(titleOf(page('/account/kr/Veyl-KR1'))).toBe('Veyl#KR1 · Lanewatch')
  })

  it('is in the language of the page', () => {
    expect(titleOf(page('/nowhere', { 'accept-language': 'pl' }))).toBe('Nie znaleziono strony · Lanewatch')
  })

  it('can not break out of the page', () => {
    expect(titleOf(page(`/account/kr/${encodeURIComponent('</title><b>$&')}-KR1`))).toBe(
      '&lt;/title>&lt;b>$&amp;#KR1 · Lanewatch',
    )
  })
})

describe('the early hints of a page', () => {
  it('are for the texts of its own language', () => {
    const template = TEMPLATE.replace('</head>', `${hint('en')}${hint('pl')}</head>`)
    const html = renderPage(template, new Request('https://lanewatch.pl/'), null)
    expect(html).toContain(hint('pl'))
    expect(html).not.toContain('data-locale="en"')
  })
})
