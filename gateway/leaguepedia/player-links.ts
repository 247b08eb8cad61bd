import type { WikiLink } from '../proposals/rules/reading.ts'
import type { ProLinkKind } from '../rosters/rules/pro-link-kind.ts'
import { isWebAddress } from '../shared/written-text.ts'

interface Site {
  readonly kind: ProLinkKind
  /** Matches the host without `www.` and `m.`. */
  readonly host: RegExp
  /** Finds the handle in the path of an address. */
  readonly path: RegExp
  readonly toUrl: (handle: string) => string
  /** True when upper and lower case are the same. */
  readonly isFolded: boolean
}

const SITES: readonly Site[] = [
  {
    kind: 'TWITCH',
    host: /^twitch\.tv$/,
    path: /^\/(\w{1,25})\/?$/,
    toUrl: (handle) => `https://www.twitch.tv/${handle}`,
    isFolded: true,
  },
  {
    kind: 'X',
    host: /^(twitter|x)\.com$/,
    path: /^\/@?(\w{1,15})\/?$/,
    toUrl: (handle) => `https://x.com/${handle}`,
    isFolded: false,
  },
  {
    kind: 'INSTAGRAM',
    host: /^instagram\.com$/,
    path: /^\/@?([\w.]{1,30})\/?$/,
    toUrl: (handle) => `https://www.instagram.com/${handle}`,
    isFolded: false,
  },
  {
    kind: 'KICK',
    host: /^kick\.com$/,
    path: /^\/([\w-]{1,25})\/?$/,
    toUrl: (handle) => `https://kick.com/${handle}`,
    isFolded: true,
  },
  {
    kind: 'CHZZK',
    host: /^chzzk\.naver\.com$/,
    path: /^\/(?:live\/)?([\da-f]{32})\/?$/,
    toUrl: (handle) => `https://chzzk.naver.com/${handle}`,
    isFolded: true,
  },
  {
    kind: 'SOOP',
    host: /^(?:(?:play|ch|bj)\.)?(?:sooplive|afreecatv)\.(?:co\.kr|com)$/,
    path: /^\/([\da-z]{3,20})(?:\/\d*)?\/?$/,
    toUrl: (handle) => `https://ch.sooplive.co.kr/${handle}`,
    isFolded: true,
  },
  {
    kind: 'BILIBILI',
    host: /^live\.bilibili\.com$/,
    path: /^\/(\d{1,20})\/?$/,
    toUrl: (handle) => `https://live.bilibili.com/${handle}`,
    isFolded: true,
  },
  {
    kind: 'HUYA',
    host: /^huya\.com$/,
    path: /^\/([\w-]{1,40})\/?$/,
    toUrl: (handle) => `https://www.huya.com/${handle}`,
    isFolded: false,
  },
  {
    kind: 'YOUTUBE',
    host: /^youtube\.com$/,
    path: /^\/((?:channel\/|c\/|user\/|@)[\w.-]{1,100})\/?$/,
    toUrl: (path) => `https://www.youtube.com/${path}`,
    isFolded: false,
  },
  {
    kind: 'WEIBO',
    host: /^weibo\.(?:com|cn)$/,
    path: /^\/((?:u\/|n\/|p\/)?[\w-]{1,60})\/?$/,
    toUrl: (path) => `https://weibo.com/${path}`,
    isFolded: false,
  },
]

/** Kinds whose last path segment is the name of the person there. */
const WITHOUT_HANDLE: ReadonlySet<ProLinkKind> = new Set(['YOUTUBE', 'WEIBO'])

const HANDLE = /^@?([\w.-]{1,40})$/

/** Fields of `Players`, with the site of a bare handle in them; null when only an address says which site is meant. */
export const LINK_FIELDS = {
  Stream: null,
  KICK: 'KICK',
  Twitter: 'X',
  Youtube: null,
  Instagram: 'INSTAGRAM',
  Weibo: null,
} as const satisfies Record<string, ProLinkKind | null>

/** Reads an address or a handle; null for anything else. */
export function readLink(text: string, kindOfHandle: ProLinkKind | null): WikiLink | null {
  const value = text.trim()
  const [, handle] = HANDLE.exec(value) ?? []
  const site = SITES.find(({ kind }) => kind === kindOfHandle)
  if (handle !== undefined && site !== undefined && site.path.test(`/${handle}`)) return toLink(site, handle)
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`
  const url = isWebAddress(address) ? URL.parse(address) : null
  if (url === null) return null
  const host = url.host.toLowerCase().replace(/^(?:www|m)\./, '')
  const found = SITES.find((each) => each.host.test(host))
  const [, part] = found?.path.exec(url.pathname) ?? []
  return found === undefined || part === undefined ? null : toLink(found, part)
}

function toLink({ kind, toUrl, isFolded }: Site, part: string): WikiLink {
  const handle = isFolded ? part.toLowerCase() : part
  return { kind, url: toUrl(handle), handle: WITHOUT_HANDLE.has(kind) ? null : handle }
}
