import { hasArrived, toActiveGameBody } from '../match/active-game.ts'
import { hidesGames, isHidingRevealed } from '../world/streamer-mode.ts'
import { getAccount } from './ask.ts'
import type { PlatformAsk } from './ask.ts'
import { RiotProblem } from './problem.ts'

/** `/lol/spectator/v5/active-games/by-summoner/{puuid}`, which takes a PUUID in spite of its name. */
export function answerActiveGame(ask: PlatformAsk) {
  const account = getAccount(ask)
  if (account.platform !== ask.platform) throw noGame()
  if (hidesGames(account)) throw isHidingRevealed(account) ? noGame('filtered') : noGame()

  const lobby = ask.world.findRunning(account, ask.now)
  const seat = lobby?.seats.findIndex((each) => each.account === account) ?? -1
  if (lobby === null || !hasArrived(lobby, seat, ask.now)) throw noGame()
  return toActiveGameBody(lobby, ask.now)
}

/** This endpoint alone has its own error body for missing data. */
function noGame(implementationDetails = "spectator game info isn't found"): RiotProblem {
  const message = 'Not Found'
  return new RiotProblem(404, message, { httpStatus: 404, errorCode: 'NOT_FOUND', message, implementationDetails })
}
