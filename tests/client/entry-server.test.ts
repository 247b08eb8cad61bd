import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../client/entry-server.ts'
import { PAGE_ADDRESSES } from './page-addresses.ts'

const TEMPLATE = readFileSync('client/index.html', 'utf8')

/** A page of a server that knows nothing beside what addresses say. */
const render = (url: string, headers: Record<string, string> = {}, template = TEMPLATE) =>
  renderPage(new Request(new URL(url, 'https://lanewatch.example'), { headers }), {
    template,
    publicUrl: null,
    ask: async () => null,
  })

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
    [
      'the cookie before everything',
      'https://lanewatch.pl/',
      { cookie: 'a=b; i18n_redirected=en', 'accept-language': 'pl' },
      'en',
    ],
    ['a Polish host before the browser', 'https://lanewatch.pl/', { 'accept-language': 'en' }, 'pl'],
    ['a Polish host with a port, in whatever case', 'http://LANEWATCH.PL:4000/', { 'accept-language': 'en' }, 'pl'],
    ['a Polish host in full', 'https://lanewatch.pl./', {}, 'pl'],
    ['no host that only has these letters', 'https://lanewatchpl/', {}, 'en'],
    ['no host that is not Polish at its end', 'https://lanewatch.pl.example/', {}, 'en'],
    ['no path that looks like one', '/pl/', {}, 'en'],
    [
      'the browser in place of a cookie that names none',
      '/',
      { cookie: 'i18n_redirected=PL', 'accept-language': 'pl' },
      'pl',
    ],
    ['the weights of a list that begins with a stranger', '/', { 'accept-language': 'de, pl;q=0.5, en;q=0.1' }, 'pl'],
    ['a weight of a thousandth', '/', { 'accept-language': 'en;q=0.002, *;q=0.5, pl;q=0.003' }, 'pl'],
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
  ])('follows %s', async (_rule, url, headers, language) => {
    expect(languageOf(await page(url, headers))).toBe(language)
  })
})

describe('the theme of a page', () => {
  it.each([
    ['the cookie of a visitor who accepted cookies', 'theme=light; cookies_accepted=true', 'light'],
    ['the cookie of a visitor who did not, for the session', 'theme=light', 'light'],
    ['the system where the visitor chose that', 'theme=system', 'system'],
    ['dark without a choice', 'cookies_accepted=true', 'dark'],
    ['dark in place of a theme that is none', 'theme=pink', 'dark'],
  ])('follows %s', async (_rule, cookie, theme) => {
    expect(themeOf(await page('/', { cookie }))).toBe(theme)
  })
})

describe('the motion of a page', () => {
  it.each([
    ['the cookie of a visitor who chose less', 'motion=less', 'less'],
    ['the system without a choice', '', 'system'],
    ['the system in place of a choice that is none', 'motion=wild', 'system'],
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

  it('can not break out of the page', async () => {
    expect(titleOf(await page(`/account/kr/${encodeURIComponent('</title><b>$&')}-KR1`))).toBe(
      '&lt;/title>&lt;b>$&amp;#KR1 · Lanewatch',
    )
  })
})

describe('the early hints of a page', () => {
  it('are for the texts of its own language', async () => {
    const template = TEMPLATE.replace('</head>', `${hint('en')}${hint('pl')}</head>`)
    const { html } = await render('https://lanewatch.pl/', {}, template)
    expect(html).toContain(hint('pl'))
    expect(html).not.toContain('data-locale="en"')
  })
})
