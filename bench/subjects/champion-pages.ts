import { openChampionPages } from '../champion-pages.ts'
import { offer } from './offer.ts'

// Answers a page about champions. Arguments: the page, `cold` for empty caches each time or `warm`, and the file of the store.
const [, , page = '', cacheState = '', path = ''] = process.argv

const pages = openChampionPages(path)
await pages.ask(page, 'warm')

offer({
  async work(times) {
    for (let time = 0; time < times; time += 1) await pages.ask(page, cacheState)
  },
})
