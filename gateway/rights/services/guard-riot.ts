import type { RiotApi } from '../../riot/riot-api.ts'
import type { Fetched } from '../../shared/upstream.ts'
import type { Forgotten } from '../../suppression/rules/forgotten.ts'
import { hideSeat } from './strip-accounts.ts'
import { withoutForgotten } from './strip-matches.ts'

/**
 * Answers for forgotten people as Riot does for people it does not know, and hides them in matches, running games and ladders.
 * Where only Riot can tell who is meant, it is asked as for everyone, so the time and cost of an answer reveal nothing.
 */
export function guardRiot<Riot extends RiotApi>(riot: Riot, current: () => Forgotten): Riot {
  const unless = async <T>(puuid: string, unknown: T, ask: () => Promise<Fetched<T>>): Promise<Fetched<T>> => {
    const answer = await ask()
    return current().hasPuuid(puuid) ? { ...answer, value: unknown } : answer
  }

  const accountOrNull = async (ask: () => ReturnType<RiotApi['accountByPuuid']>) => {
    const answer = await ask()
    const { value } = answer
    const isForgotten = value !== null && (current().hasPuuid(value.puuid) || current().hasRiotId(value))
    return isForgotten ? { ...answer, value: null } : answer
  }

  const guarded: RiotApi = {
    keyId: riot.keyId,
    async accountByRiotId(riotId, near, options) {
      const answer = await accountOrNull(() => riot.accountByRiotId(riotId, near, options))
      return current().hasRiotId(riotId) ? { ...answer, value: null } : answer
    },
    accountByPuuid: (puuid, near, options) => accountOrNull(() => riot.accountByPuuid(puuid, near, options)),
    activePlatform: (puuid, near, options) => unless(puuid, null, () => riot.activePlatform(puuid, near, options)),
    summoner: (platform, puuid, options) => unless(puuid, null, () => riot.summoner(platform, puuid, options)),
    rankEntries: (platform, puuid, options) => unless(puuid, [], () => riot.rankEntries(platform, puuid, options)),
    masteries: (platform, puuid, options) => unless(puuid, [], () => riot.masteries(platform, puuid, options)),
    matchIds: (platform, puuid, filter, options) =>
      unless(puuid, [], () => riot.matchIds(platform, puuid, filter, options)),
    async apexLeague(platform, queue, tier, options) {
      const answer = await riot.apexLeague(platform, queue, tier, options)
      const forgotten = current()
      if (forgotten.isEmpty) return answer
      return { ...answer, value: answer.value.filter(({ puuid }) => !forgotten.hasPuuid(puuid)) }
    },
    async match(platform, matchId, options) {
      const answer = await riot.match(platform, matchId, options)
      const forgotten = current()
      if (forgotten.isEmpty || answer.value === null) return answer
      return { ...answer, value: withoutForgotten(answer.value, forgotten) }
    },
    matchTimeline: (platform, matchId, options) => riot.matchTimeline(platform, matchId, options),
    async activeGame(platform, puuid, options) {
      const answer = await riot.activeGame(platform, puuid, options)
      const forgotten = current()
      if (forgotten.isEmpty) return answer
      if (forgotten.hasPuuid(puuid)) return { ...answer, value: { kind: 'not-in-game' } }
      const { value } = answer
      if (value.kind !== 'in-game') return answer
      const participants = value.game.participants.map((seat) => hideSeat(seat, forgotten))
      return { ...answer, value: { kind: 'in-game', game: { ...value.game, participants } } }
    },
  }
  return { ...riot, ...guarded }
}
