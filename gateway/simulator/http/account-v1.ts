import type { WorldAccount } from '../world/accounts.ts'
import { foldRiotId } from '../world/names.ts'
import { getAccount, getPart } from './ask.ts'
import type { RegionalAsk } from './ask.ts'
import { forbidden, notFound } from './problem.ts'

/** `/riot/account/v1/accounts/by-riot-id/{gameName}/{tagLine}` */
export function answerAccountByRiotId(ask: RegionalAsk) {
  refuseSea(ask)
  const [gameName, tagLine] = [getPart(ask, 'gameName'), getPart(ask, 'tagLine')]
  const account = ask.world.population.byRiotId.get(foldRiotId({ gameName, tagLine }))
  if (account === undefined) throw notFound(`No results found for player with riot id ${gameName}#${tagLine}`)
  return toAccount(account)
}

/** `/riot/account/v1/accounts/by-puuid/{puuid}` */
export function answerAccountByPuuid(ask: RegionalAsk) {
  refuseSea(ask)
  return toAccount(getAccount(ask))
}

/** `/riot/account/v1/region/by-game/lol/by-puuid/{puuid}` */
export function answerActiveRegion(ask: RegionalAsk) {
  refuseSea(ask)
  const { puuid, platform } = getAccount(ask)
  return { puuid, game: 'lol', region: platform.toLowerCase() }
}

/** The accounts service does not exist on the `sea` route. */
function refuseSea({ route }: RegionalAsk): void {
  if (route === 'sea') throw forbidden()
}

function toAccount({ puuid, gameName, tagLine }: WorldAccount) {
  return { puuid, gameName, tagLine }
}
