/** An address of every route of the table, by the route's path. */
export const PAGE_ADDRESSES: Readonly<Record<string, string>> = {
  '/': '/',
  '/account/:region/:account': '/account/kr/Veyl-KR1',
  '/search-account/:account': '/search-account/No-Body-XX',
  '/match/:matchId': '/match/KR_7000000001',
}
