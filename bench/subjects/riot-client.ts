import { createRiotApi } from '../../gateway/sources/riot/riot-api.ts'
import { systemClock } from '../../gateway/sources/system-clock.ts'
import { offer } from './offer.ts'
import { answerAtOnce } from './riot-stub.ts'

// Asks Riot for accounts through limiter, cache, coalescing and validation. `repeat` asks for one account again and again.
const repeat = process.argv[2] === 'repeat'
const riot = createRiotApi({
  fetch: answerAtOnce,
  clock: systemClock,
  baseUrl: 'http://riot.invalid/{routing}',
  apiKey: 'bench',
  random: Math.random,
})

let asked = 0
async function askOnce() {
  asked += 1
  const gameName = repeat ? 'Somebody' : `Somebody ${asked}`
  const { value } = await riot.accountByRiotId({ gameName, tagLine: 'EUW' }, 'EUW1', { priority: 'visitor' })
  if (value === null) throw new Error('The stand-in knows everybody.')
}

offer({
  async work(times) {
    for (let time = 0; time < times; time += 1) await askOnce()
  },
})
