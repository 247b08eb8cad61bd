import { createLeaguepediaApi } from '../leaguepedia/create-leaguepedia-api.ts'
import type { Clock } from '../shared/clock.ts'
import type { Fetch } from '../upstream/fetch.ts'
import { createLastAnswer } from '../upstream/last-answer.ts'
import type { OnUpstreamEvent } from '../upstream/upstream-event.ts'
import type { Env } from './env.ts'

/** Connects to Leaguepedia; null when it is not used. */
export function openLeaguepedia(env: Env, fetch: Fetch, clock: Clock, onEvent: OnUpstreamEvent) {
  const { LEAGUEPEDIA, LEAGUEPEDIA_URL, LEAGUEPEDIA_USER, LEAGUEPEDIA_PASSWORD, CONTACT_EMAIL, PUBLIC_URL } = env
  if (!LEAGUEPEDIA) return null
  const lastAnswer = createLastAnswer(fetch, clock)
  const contacts = [PUBLIC_URL, CONTACT_EMAIL].filter((contact) => contact !== undefined)
  const api = createLeaguepediaApi({
    fetch: lastAnswer.fetch,
    clock,
    random: Math.random,
    onEvent,
    baseUrl: LEAGUEPEDIA_URL ?? 'https://lol.fandom.com',
    userAgent: `Lanewatch/1.0 (${contacts.join('; ')})`,
    login:
      LEAGUEPEDIA_USER === undefined || LEAGUEPEDIA_PASSWORD === undefined
        ? null
        : { user: LEAGUEPEDIA_USER, password: LEAGUEPEDIA_PASSWORD },
  })
  return { api, health: () => api.health(), lastAnswer }
}
