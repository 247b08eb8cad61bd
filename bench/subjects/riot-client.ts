import { systemClock } from '../../gateway/composition/system-clock.ts'
import { createRiotApi } from '../../gateway/riot/create-riot-api.ts'
import { offer } from './offer.ts'
import { answerAtOnce } from './riot-stub.ts'

// Requests accounts from Riot through limiter, cache, coalescing and validation. `repeat` requests the same account each time.
const repeat = process.argv[2] === 'repeat'
const riot = createRiotApi({
  fetch: answerAtOnce,
  clock: systemClock,
  baseUrl: 'http://riot.invalid/{routing}',
  apiKey: 'bench',
  random: Math.random,
})

let requests = 0
async function requestOnce() {
  requests += 1
  const gameName = repeat ? 'Player' : `Player ${requests}`
  const { value } = await riot.accountByRiotId({ gameName, tagLine: 'EUW' }, 'EUW1', { priority: 'visitor' })
  if (value === null) throw new Error('The Riot stub returned no account.')
}

offer({
  async work(times) {
    for (let time = 0; time < times; time += 1) await requestOnce()
  },
})
