import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ImagesParts, openImages } from '../../gateway/open-images.ts'
import { parseEnv } from '../../gateway/env.ts'
import { createBundledStaticData } from '../../gateway/sources/data-dragon/bundled-static-data.ts'
import { FakeClock } from '../support/fake-clock.ts'

export const DRAGON = 'http://dragon.test'
export const COMMUNITY = 'http://community.test'
export const STORAGE = 'http://storage.test'

/** Both dragons, on hosts that no network has. */
export const DRAGONS = { DATA_DRAGON_URL: DRAGON, COMMUNITY_DRAGON_URL: COMMUNITY }

/** A bucket, and no dragons. */
export const BUCKET = {
  DATA_DRAGON_URL: 'off',
  FIREBASE_STORAGE_BUCKET: 'lanewatch.example.app',
  FIREBASE_STORAGE_URL: STORAGE,
}

/** The network as pictures see it: what has no answer of its own is a 404. */
class FakeNetwork {
  /** The addresses asked for, in order. */
  readonly asked: string[] = []
  answer: (url: string) => Response | Promise<Response> | null = () => null

  readonly fetch = async (request: Request): Promise<Response> => {
    this.asked.push(request.url)
    return (await this.answer(request.url)) ?? new Response('<html>', { status: 404 })
  }
}

interface TestImagesOptions extends Partial<Omit<ImagesParts, 'env'>> {
  readonly variables?: Readonly<Record<string, string>>
  /** A new folder when left out. */
  readonly dataDir?: string
  /** Data Dragon's version, as far as it is known. */
  readonly version?: string | null
}

/** Everything below `/images/`, over a network and a clock of its own; closed when the test is over. */
export async function openTestImages({ variables = {}, version = '16.15.1', ...options }: TestImagesOptions = {}) {
  const network = new FakeNetwork()
  const clock = new FakeClock()
  const warnings: unknown[] = []
  const dataDir = options.dataDir ?? (await makeFolder({}))
  const images = await openImages({
    env: parseEnv({ DATA_DIR: dataDir, DATA_DRAGON_URL: 'off', ...variables }),
    fetch: network.fetch,
    clock,
    random: () => 0,
    staticData: { ...createBundledStaticData(), health: () => ({ version }) },
    listPros: async () => ({ findTeam: () => null, findPlayerByName: () => null }),
    log: { warn: (message, fields) => warnings.push({ message, ...fields }) },
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

/** A folder with these files, gone when the test is over. */
export async function makeFolder(files: Readonly<Record<string, Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lanewatch-images-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}
