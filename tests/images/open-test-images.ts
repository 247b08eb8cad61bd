import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { parseEnv } from '../../gateway/composition/env.ts'
import { followUpstream } from '../../gateway/composition/follow-upstream.ts'
import { type ImagesParts, openImages } from '../../gateway/composition/open-images.ts'
import { createBundledAugments } from '../../gateway/game-data/community-dragon/bundled-augments.ts'
import { createBundledStaticData } from '../../gateway/game-data/data-dragon/bundled-static-data.ts'
import { FakeClock } from '../support/fake-clock.ts'

export const DRAGON = 'http://dragon.test'
export const COMMUNITY = 'http://community.test'
export const STORAGE = 'http://storage.test'

/** Both dragons, on hosts that do not exist. */
export const DRAGONS = { DATA_DRAGON_URL: DRAGON, COMMUNITY_DRAGON_URL: COMMUNITY }

/** A bucket without dragons. */
export const BUCKET = {
  DATA_DRAGON_URL: 'off',
  FIREBASE_STORAGE_BUCKET: 'lanewatch.example.app',
  FIREBASE_STORAGE_URL: STORAGE,
}

/** A fake network. A request without a prepared answer gets a 404. */
class FakeNetwork {
  /** The requested addresses, in order. */
  readonly asked: string[] = []
  answer: (url: string) => Response | Promise<Response> | null = () => null

  readonly fetch = async (request: Request): Promise<Response> => {
    this.asked.push(request.url)
    return (await this.answer(request.url)) ?? new Response('<html>', { status: 404 })
  }
}

interface TestImagesOptions extends Partial<Omit<ImagesParts, 'env'>> {
  readonly variables?: Readonly<Record<string, string>>
  /** A new folder by default. */
  readonly dataDir?: string
  /** Version of Data Dragon; null when unknown. */
  readonly version?: string | null
}

/** Opens everything below `/images/` with its own network and clock. Closed at the end of the test. */
export async function openTestImages({ variables = {}, version = '16.15.1', ...options }: TestImagesOptions = {}) {
  const network = new FakeNetwork()
  const clock = new FakeClock()
  const warnings: unknown[] = []
  const log = { warn: (message: string, fields?: object) => void warnings.push({ message, ...fields }) }
  const dataDir = options.dataDir ?? (await makeFolder({}))
  const images = await openImages({
    env: parseEnv({ DATA_DIR: dataDir, DATA_DRAGON_URL: 'off', ...variables }),
    fetch: network.fetch,
    clock,
    random: () => 0,
    augments: createBundledAugments(),
    staticData: { ...createBundledStaticData(), health: () => ({ version }) },
    listPros: async () => ({ findTeam: () => null, findPlayerByName: () => null }),
    log,
    onEvent: followUpstream('pictures', { clock, log: { ...log, info() {} } }),
    ...options,
  })
  onTestFinished(() => images.close())

  async function get(path: string) {
    const response = await images.handle(new Request(`http://lanewatch.test/images/${path}`))
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      cacheControl: response.headers.get('cache-control'),
      etag: response.headers.get('etag'),
      bytes: await response.bytes(),
    }
  }
  return { ...images, network, clock, warnings, dataDir, get }
}

/** Makes a folder with these files. Removed at the end of the test. */
export async function makeFolder(files: Readonly<Record<string, Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lanewatch-images-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}
