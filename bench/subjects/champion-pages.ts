import { openChampionPages } from '../champion-pages.ts'
import { offer } from './offer.ts'

// Answers a page about champions. The words say which one, whether it begins with an empty memory each time (`cold`), and
// where the store is.
const [, , page = '', temper = '', path = ''] = process.argv

const pages = openChampionPages(path)
await pages.ask(page, 'warm')

offer({
  async work(times) {
    for (let time = 0; time < times; time += 1) await pages.ask(page, temper)
  },
})
