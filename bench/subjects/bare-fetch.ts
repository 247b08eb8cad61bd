import { offer } from './offer.ts'
import { answerAtOnce } from './riot-stub.ts'

// The minimum: a request, an answer, its JSON.
async function requestOnce(name: string) {
  const url = `http://riot.invalid/europe/riot/account/v1/accounts/by-riot-id/${encodeURIComponent(name)}/EUW`
  const response = await answerAtOnce(new Request(url, { headers: { 'X-Riot-Token': 'bench' } }))
  await response.json()
}

offer({
  async work(times) {
    for (let time = 0; time < times; time += 1) await requestOnce(`Player ${time}`)
  },
})
