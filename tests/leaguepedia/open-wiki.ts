import { createLeaguepediaApi } from '../../gateway/leaguepedia/create-leaguepedia-api.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { BOT, type Tables, WikiStandIn } from './wiki-stand-in.ts'

export const USER_AGENT = 'Lanewatch/1.0 (https://lanewatch.example; ada@lanewatch.example)'

interface Options {
  readonly tables?: Tables
  readonly clock?: FakeClock
  readonly isBot?: boolean
}

/** The client of a wiki, over a fake clock. */
export function openWiki({ tables = {}, clock = new FakeClock(), isBot = false }: Options = {}) {
  const wiki = new WikiStandIn(tables)
  const api = createLeaguepediaApi({
    fetch: wiki.fetch,
    clock,
    random: () => 0.5,
    baseUrl: 'https://wiki.test/',
    userAgent: USER_AGENT,
    login: isBot ? BOT : null,
  })
  return { wiki, clock, api }
}
