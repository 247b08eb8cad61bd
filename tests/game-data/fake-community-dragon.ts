import { createCommunityDragonAugments } from '../../gateway/game-data/community-dragon/community-dragon-augments.ts'
import augments from '../../gateway/game-data/facts/augments.json' with { type: 'json' }
import { LANGUAGES } from '../../languages.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { pass, reportOutages } from './fake-data-dragon.ts'

const BASE_URL = 'http://community.test'

/** An entry of `cherry-augments.json`. */
export function listedAugment(id: number, name: string, more: object = {}) {
  const augmentSmallIconPath = `/lol-game-data/assets/ASSETS/UX/Cherry/Augments/Icons/Number${id}_small.png`
  return { id, nameTRA: name, augmentNameId: `Number${id}`, augmentSmallIconPath, rarity: 'kGold', ...more }
}

/** An entry of the arena's file. */
export function describedAugment(id: number, desc: string, dataValues: object = {}) {
  return { id, apiName: `Number${id}`, desc, tooltip: '', dataValues, calculations: {} }
}

/** Community Dragon's files by their paths below the base URL, with the bundled augments. A test may change them. */
export function communityFiles(): Map<string, unknown> {
  const list = () => augments.map(({ id, names }) => listedAugment(id, names.en))
  return new Map<string, unknown>(
    LANGUAGES.flatMap(({ code, dataDragon }) => [
      [pathOfList(code === 'en' ? 'default' : dataDragon.toLowerCase()), list()],
      [`/latest/cdragon/arena/${dataDragon.toLowerCase()}.json`, { augments: [] }],
    ]),
  )
}

const pathOfList = (folder: string) => `/latest/plugins/rcp-be-lol-game-data/global/${folder}/v1/cherry-augments.json`

/** Adds an entry to the list of augments in a language. */
export function addAugment(files: Map<string, unknown>, folder: 'default' | 'pl_pl', entry: object): void {
  const list = files.get(pathOfList(folder))
  if (Array.isArray(list)) list.push(entry)
}

/** Opens augments over a Community Dragon with these files, and lets the first read end. */
export async function readAugments(files: ReadonlyMap<string, unknown>, baseUrl: string | null = BASE_URL) {
  const clock = new FakeClock()
  const reports: string[] = []
  const asked: string[] = []
  const augments = createCommunityDragonAugments({
    async fetch({ url }) {
      const path = url.slice(BASE_URL.length)
      asked.push(path)
      return files.has(path) ? Response.json(files.get(path)) : new Response('<html>', { status: 404 })
    },
    baseUrl,
    clock,
    onEvent: reportOutages(clock, reports),
  })
  augments.start()
  await pass(clock)
  return { augments, clock, reports, asked }
}
