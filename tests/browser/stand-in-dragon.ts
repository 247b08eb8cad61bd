import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Locale } from '../../gateway/domain/locale.ts'
import { BASE_URL, FakeDataDragon } from '../static-data/fake-data-dragon.ts'

/** What is said of every item, of every summoner spell and of every rune; a line end is one. */
interface Descriptions {
  readonly item: string
  readonly spell: string
  readonly rune: string
}

interface StandInDragon {
  readonly url: string
  close(): Promise<void>
}

/** Data Dragon on a port of this machine. */
export async function startStandInDragon(descriptions: Readonly<Record<Locale, Descriptions>>): Promise<StandInDragon> {
  const dragon = new FakeDataDragon()
  for (const [files, { item, spell, rune }] of [
    [dragon.files.en_US, descriptions.en],
    [dragon.files.pl_PL, descriptions.pl],
  ] as const) {
    for (const entry of Object.values(files.item)) entry.description = toMarkup(item)
    for (const entry of Object.values(files.summoner)) entry.description = toMarkup(spell)
    const runes = files.runesReforged.flatMap(({ slots }) => slots).flatMap(({ runes }) => runes)
    for (const entry of runes) entry.longDesc = toMarkup(rune)
  }

  const server = createServer((request, response) => {
    void answer(request.url ?? '', response)
  })
  async function answer(path: string, response: ServerResponse): Promise<void> {
    const file = await dragon.fetch(new Request(`${BASE_URL}${path}`))
    response.writeHead(file.status, { 'content-type': 'application/json' })
    response.end(await file.text())
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('The stand-in listens on no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const toMarkup = (text: string) => text.replaceAll('\n', '<br>')
