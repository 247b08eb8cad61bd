import { setTimeout as delay } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { z } from 'zod'
import { REGIONS } from '../../client/game/regions.ts'
import { lobbyChat } from '../../gateway/simulator/world/lobby-chat.ts'
import following from '../../texts/en/on-demand/following.json' with { type: 'json' }
import usual from '../../texts/en/on-demand/usual.json' with { type: 'json' }
import { findOneField } from './search-form.ts'
import { wordsIn } from './words.ts'

const t = wordsIn('en')

/** Players of a team. */
const LOBBY_SIZE = 5

/** What a visitor wants to do, from Home until they see the answer. */
export interface Task {
  readonly name: string
  readonly walk: (visitor: TaskVisitor, subjects: TaskSubjects) => Promise<void>
}

/** Whom and what the tasks are about, in the demo world. */
export interface TaskSubjects {
  /** Riot IDs with their region, as in `Name#TAG EUW`. */
  readonly own: string
  readonly friend: string
  /** In a ranked game now. */
  readonly playing: string
  readonly champion: string
  /** A pro with recorded games on these champions. */
  readonly pro: { readonly name: string; readonly champions: readonly string[] }
  readonly lobby: string
}

/** A visitor who counts their clicks, and notes how long they waited for what they came to see. */
export class TaskVisitor {
  /** Clicks since the last typing. */
  clicks = 0
  /** Time from the last action until its effect was visible, in milliseconds. */
  waitedMs = 0
  readonly page: Page
  #actedAt = performance.now()

  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator): Promise<void> {
    await target.waitFor()
    this.clicks += 1
    this.#actedAt = performance.now()
    await target.click()
  }

  /** Fills the search of the page and presses Enter. */
  async search(text: string): Promise<void> {
    const { field } = findOneField(this.page, t)
    await this.type(field, text)
    this.#actedAt = performance.now()
    await field.press('Enter')
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text)
    this.clicks = 0
  }

  async see(content: Locator): Promise<void> {
    await content.first().waitFor()
    this.waitedMs = performance.now() - this.#actedAt
  }
}

const mainOf = ({ page }: TaskVisitor) => page.getByRole('main')

const linkInBar = ({ page }: TaskVisitor, name: string) =>
  page.getByRole('navigation', { name: t('shell.mainNavigation') }).getByRole('link', { name, exact: true })

/** The twelve tasks that visitors of such sites have most often. */
export const TASKS: readonly Task[] = [
  {
    name: 'looks themselves up',
    async walk(visitor, { own }) {
      await visitor.search(own)
      await visitor.see(mainOf(visitor).getByRole('article'))
    },
  },
  {
    name: 'finds out whether their last game was good',
    async walk(visitor, { own }) {
      await visitor.search(own)
      await visitor.click(mainOf(visitor).getByRole('article').first().getByRole('button').first())
      await visitor.see(mainOf(visitor).getByRole('heading', { name: usual.title }))
    },
  },
  {
    name: 'sees who is in their game',
    async walk(visitor, { playing }) {
      await visitor.search(playing)
      await visitor.click(visitor.page.getByRole('tab', { name: t('account.tabs.live') }))
      await visitor.see(
        visitor.page
          .getByRole('region', { name: t('scoreboard.sides.red') })
          .getByRole('listitem')
          .last(),
      )
    },
  },
  {
    name: 'finds out what to build',
    async walk(visitor, { champion }) {
      await visitor.search(champion)
      await visitor.click(visitor.page.getByRole('tab', { name: t('champion.tabs.builds') }))
      await visitor.see(visitor.page.getByRole('heading', { name: t('championBuilds.items.title') }))
    },
  },
  {
    name: 'sees the counters of a champion',
    async walk(visitor, { champion }) {
      await visitor.search(champion)
      await visitor.see(visitor.page.getByRole('region', { name: t('champion.matchups.title') }).getByRole('listitem'))
    },
  },
  {
    name: 'sees the tier list',
    async walk(visitor) {
      await visitor.click(linkInBar(visitor, t('champions.title')))
      await visitor.click(mainOf(visitor).getByRole('button', { name: t('champions.views.tiers'), exact: true }))
      await visitor.see(mainOf(visitor).getByRole('heading', { level: 2 }))
    },
  },
  {
    name: 'sees how a pro plays a champion',
    async walk(visitor, { pro }) {
      await visitor.search(pro.name)
      const recorded = new RegExp(`^(${pro.champions.join('|')})$`)
      await visitor.click(mainOf(visitor).getByRole('rowheader').getByRole('link', { name: recorded }).first())
      await visitor.page.waitForURL(/\/champion\//)
      await visitor.see(mainOf(visitor).getByRole('table'))
    },
  },
  {
    name: 'sees who streams',
    async walk(visitor) {
      await visitor.click(linkInBar(visitor, t('streams.title')))
      await visitor.see(visitor.page.getByRole('region', { name: t('streams.liveHeading') }).getByRole('listitem'))
    },
  },
  {
    name: 'sees who leads the ladder',
    async walk(visitor) {
      await visitor.click(linkInBar(visitor, t('leaderboard.title')))
      await visitor.see(mainOf(visitor).getByRole('rowheader'))
    },
  },
  {
    name: 'compares two players',
    async walk(visitor, { own, friend }) {
      await visitor.search(own)
      await visitor.click(visitor.page.getByRole('link', { name: t('compare.with') }))
      await visitor.type(visitor.page.locator('input[name="b"]'), friend)
      await visitor.click(visitor.page.getByRole('listbox').getByRole('option').first())
      await visitor.see(mainOf(visitor).getByRole('table'))
    },
  },
  {
    name: 'pastes the chat of a lobby',
    async walk(visitor, { lobby }) {
      await visitor.search(lobby)
      const names = visitor.page.getByRole('heading', { level: 2 })
      const cards = mainOf(visitor).getByRole('listitem').filter({ has: names })
      await visitor.see(cards.nth(LOBBY_SIZE - 1).locator('ol'))
    },
  },
  {
    name: 'follows a friend',
    async walk(visitor, { friend }) {
      await visitor.search(friend)
      await visitor.click(mainOf(visitor).getByRole('button', { name: following.follow }))
      await visitor.see(mainOf(visitor).getByRole('button', { name: following.followed, pressed: true }))
    },
  },
]

/** Asks the GraphQL endpoint of the product. */
type Ask = <Answer>(shape: z.ZodType<Answer>, query: string) => Promise<Answer>

const ACCOUNT = z.object({ gameName: z.string(), tagLine: z.string(), region: z.enum(REGIONS) })

const CHAMPION = z.object({ name: z.object({ text: z.string() }) })

const SUBJECTS = z.object({
  status: z.object({ demoAccounts: z.array(ACCOUNT) }),
  activeGames: z.object({
    games: z.array(
      z.object({
        queue: z.string().nullable(),
        region: ACCOUNT.shape.region,
        pros: z.array(
          z.object({
            gameName: z.string(),
            tagLine: z.string(),
          }),
        ),
      }),
    ),
  }),
  championTable: z.object({
    entries: z.array(z.object({ champion: CHAMPION, games: z.number() })),
  }),
  proPlayers: z.object({
    edges: z.array(
      z.object({
        node: z.object({
          name: z.string(),
          recordedChampions: z.array(z.object({ champion: CHAMPION })),
          accounts: z.array(z.object({ account: ACCOUNT.nullable() })),
        }),
      }),
    ),
  }),
})

const QUESTION = `{
  status { demoAccounts { gameName tagLine region } }
  activeGames { games { queue region pros { gameName tagLine } } }
  championTable { entries { champion { name { text } } games } }
  proPlayers(first: 24) {
    edges { node { name recordedChampions(first: 5) { champion { name { text } } } accounts { account { gameName tagLine region } } } }
  }
}`

/** Time between two looks, and their number. The background work needs some seconds until there is something of each kind. */
const PAUSE_MS = 2000
const MAX_LOOKS = 60

/** Waits until there is something for each task. */
export async function awaitSubjects(ask: Ask): Promise<TaskSubjects> {
  for (let look = 0; look < MAX_LOOKS; look++) {
    const found = await findSubjects(ask)
    if (found !== null) return found
    await delay(PAUSE_MS)
  }
  throw new Error('The demo world has not enough to look for.')
}

/** Returns null until the background work has found enough. */
async function findSubjects(ask: Ask): Promise<TaskSubjects | null> {
  const { status, activeGames, championTable, proPlayers } = await ask(SUBJECTS, QUESTION)
  const [own, friend] = status.demoAccounts
  const game = activeGames.games.find(({ queue }) => queue === 'SOLO')
  const [player] = game?.pros ?? []
  const champion = championTable.entries.find(({ games }) => games > 4)
  const players = proPlayers.edges.map(({ node }) => node)
  const pro = players.find(({ recordedChampions }) => recordedChampions.length > 0)
  const lobby = players
    .flatMap(({ accounts }) => accounts.flatMap(({ account }) => account ?? []))
    .filter(({ region }) => region === 'KR')
    .slice(0, LOBBY_SIZE)
  if (!own || !friend || !game || !player || !champion || !pro || lobby.length < LOBBY_SIZE) return null
  return {
    own: riotIdOf(own),
    friend: riotIdOf(friend),
    playing: riotIdOf({ ...player, region: game.region }),
    champion: champion.champion.name.text,
    pro: { name: pro.name, champions: pro.recordedChampions.map((recorded) => recorded.champion.name.text) },
    lobby: lobbyChat(lobby, 'en'),
  }
}

const riotIdOf = ({ gameName, tagLine, region }: z.output<typeof ACCOUNT>) => `${gameName}#${tagLine} ${region}`
