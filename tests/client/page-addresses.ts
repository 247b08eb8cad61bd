/** An address of every route of the table, by the route's path. */
export const PAGE_ADDRESSES: Readonly<Record<string, string>> = {
  '/': '/',
  '/account/:region/:account': '/account/kr/Veyl-KR1',
  '/search-account/:account': '/search-account/No-Body-XX',
  '/pro-players': '/pro-players',
  '/streams': '/streams',
  '/team/:team': '/team/veyl',
  '/player/:team/:player': '/player/veyl/veyl',
  '/match/:matchId': '/match/KR_7000000001',
  '/champions': '/champions',
  '/champion/:champion': '/champion/azir',
  '/leaderboard': '/leaderboard',
  '/add-proplayer': '/add-proplayer',
  '/worlds-24': '/worlds-24',
}
