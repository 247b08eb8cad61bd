import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { BASE_URL, FakeDataDragon } from '../game-data/fake-data-dragon.ts'

/** Descriptions of all items, all summoner spells and all runes. Line breaks become `<br>`. */
interface Descriptions {
  readonly item: string
  readonly spell: string
  readonly rune: string
}

interface StandInDragon {
  readonly url: string
  close(): Promise<void>
}

/** Starts a fake Data Dragon on a local port. Any other language has the English descriptions. */
export async function startStandInDragon(
  descriptions: Readonly<Record<'en' | 'pl', Descriptions>>,
): Promise<StandInDragon> {
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
