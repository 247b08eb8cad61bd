import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from './page-addresses.ts'
import { renderDocument } from './render-document.ts'

const TEMPLATE = readFileSync('client/index.html', 'utf8')

const render = (url: string, headers: Record<string, string> = {}, template = TEMPLATE) =>
  renderDocument(new Request(new URL(url, 'https://lanewatch.example'), { headers }), { template })

const page = async (url: string, headers: Record<string, string> = {}) => (await render(url, headers)).html

const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]
const themeOf = (html: string) => /data-theme="(\w+)"/.exec(html)?.[1]
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1]

const hint = (locale: string) =>
  `    <link rel="preload" as="fetch" href="/_i18n/1a2b/${locale}/messages.json" data-locale="${locale}">\n`

describe('the status of an address', () => {
  it.each(Object.values(PAGE_ADDRESSES))('is 200 for %s', async (address) => {
    expect((await render(address)).status).toBe(200)
  })

  it.each(['/nowhere', '/account/mars/Veyl-KR1', '/account/kr/Veyl', '/team/%E0%A4%A'])(
    'is 404 for %s',
    async (address) => {
      expect((await render(address)).status).toBe(404)
    },
  )
})

describe('the language of a page', () => {
  it.each([
    ['the cookie first', 'https://lanewatch.pl/', { cookie: 'a=b; i18n_redirected=en', 'accept-language': 'pl' }, 'en'],
    ['a Polish host before the browser', 'https://lanewatch.pl/', { 'accept-language': 'en' }, 'pl'],
    ['a Polish host with a port, in any case', 'http://LANEWATCH.PL:4000/', { 'accept-language': 'en' }, 'pl'],
    ['a Polish host in full', 'https://lanewatch.pl./', {}, 'pl'],
    ['English for a host that only contains these letters', 'https://lanewatchpl/', {}, 'en'],
    ['English for a host that does not end in .pl', 'https://lanewatch.pl.example/', {}, 'en'],
    ['English for a path that looks Polish', '/pl/', {}, 'en'],
    [
      'the browser when the cookie has no valid language',
      '/',
      { cookie: 'i18n_redirected=PL', 'accept-language': 'pl' },
      'pl',
    ],
    [
      'the weights of a list that starts with an unsupported language',
      '/',
      { 'accept-language': 'tlh, pl;q=0.5, en;q=0.1' },
      'pl',
    ],
    ['a weight of a thousandth', '/', { 'accept-language': 'en;q=0.002, *;q=0.5, pl;q=0.003' }, 'pl'],
    [
      'the supported language that the browser prefers',
      '/',
      { 'accept-language': 'tlh-Latn, pl-PL;q=0.8, en;q=0.9' },
      'en',
    ],
    ['the order where weights are equal', '/', { 'accept-language': 'pl, en' }, 'pl'],
    ['no language that the browser refuses', '/', { 'accept-language': 'pl;q=0' }, 'en'],
    ['English when no preference is known', '/', {}, 'en'],
    ['English when the cookie has no valid language', '/', { cookie: 'i18n_redirected=tlh' }, 'en'],
  ])('follows %s', async (_rule, url, headers, language) => {
    expect(languageOf(await page(url, headers))).toBe(language)
  })
})

describe('the theme of a page', () => {
  it.each([
    ['the cookie of a visitor who accepted cookies', 'theme=light; cookies_accepted=true', 'light'],
    ['the session cookie of a visitor who did not accept cookies', 'theme=light', 'light'],
    ['the system when the visitor chose it', 'theme=system', 'system'],
    ['dark without a choice', 'cookies_accepted=true', 'dark'],
    ['dark for an unknown theme', 'theme=pink', 'dark'],
  ])('follows %s', async (_rule, cookie, theme) => {
    expect(themeOf(await page('/', { cookie }))).toBe(theme)
  })
})

describe('the motion of a page', () => {
  it.each([
    ['the cookie of a visitor who chose less', 'motion=less', 'less'],
    ['the system without a choice', '', 'system'],
    ['the system for an unknown choice', 'motion=wild', 'system'],
  ])('follows %s', async (_rule, cookie, motion) => {
    expect(await page('/', { cookie })).toMatch(new RegExp(`^<!doctype html>\\s*<html[^>]* data-motion="${motion}">`))
  })
})

describe('the title of a page', () => {
  it('names the account', async () => {
    expect(titleOf(await page('/account/kr/Veyl-KR1'))).toBe('Veyl#KR1 · Lanewatch')
  })

  it('is in the language of the page', async () => {
    expect(titleOf(await page('/nowhere', { 'accept-language': 'pl' }))).toBe('Nie znaleziono strony · Lanewatch')
  })

  it('is escaped: it cannot inject markup', async () => {
    expect(titleOf(await page(`/account/kr/${encodeURIComponent('</title><b>$&')}-KR1`))).toBe(
      '&lt;/title>&lt;b>$&amp;#KR1 · Lanewatch',
    )
  })
})

describe('the preload hints of a page', () => {
  it('load only the texts of the page’s own language', async () => {
    const template = TEMPLATE.replace('</head>', `${hint('en')}${hint('pl')}</head>`)
    const { html } = await render('https://lanewatch.pl/', {}, template)
    expect(html).toContain(hint('pl'))
    expect(html).not.toContain('data-locale="en"')
  })
})
