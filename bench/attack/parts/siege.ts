import { setTimeout as sleep } from 'node:timers/promises'
import { accountPage, ranksOf, type RiotId } from '../account-page.ts'
import type { Arena } from '../arena.ts'
import { Client } from '../ask.ts'
import { attackWith, describeReport } from '../attackers.ts'
import { megabytes, percentile, show } from '../figures.ts'
import type { GoalName } from '../goals.ts'
import { messageOf } from '../scoreboard.ts'
import { Target } from '../target.ts'

const CONNECTIONS = 50

/** Maximum duration of the visit before the attack, and of the attack on bare Yoga. */
const QUIET_SECONDS = 100
const CONTROL_SECONDS = 30

/** Seconds between two look-ups of accounts that are not stored yet. */
const NEW_EVERY = 5

interface Visit {
  /** Infinity for a page without its matches. */
  readonly pageMs: readonly number[]
  /** Infinity for ranks that are not fresh. */
  readonly ranksMs: readonly number[]
}

/** Measures the experience of an innocent visitor while the whole corpus is sent over 50 connections. */
export async function siege(arena: Arena): Promise<void> {
  const { board, seconds, tell } = arena
  const ours = await besiege('product', arena, seconds)
  board.set('deaths', ours.failure === null ? 0 : 1, ours.failure ?? `${seconds} s`)
  if (ours.failure === null) board.set('growth', ours.growthMb)
  else board.fail('growth', ours.failure)
  setRatio(arena, 'page', ours.quiet.pageMs, ours.attacked.pageMs)
  setRatio(arena, 'ranks', ours.quiet.ranksMs, ours.attacked.ranksMs)
  tell(describeVisits(ours))

  await board.attemptControl('deaths', async () => {
    const theirs = await besiege('bare Yoga', arena, Math.min(seconds, CONTROL_SECONDS))
    tell(`bare Yoga: ${describeVisits(theirs)}`)
    if (theirs.failure !== null) return theirs.failure
    board.setControl('growth', `${show(theirs.growthMb)} MB`)
    return `0 deaths (${Math.min(seconds, CONTROL_SECONDS)} s)`
  })
}

async function besiege(name: 'product' | 'bare Yoga', { copyWorld, requests, accounts, tell }: Arena, time: number) {
  using target = await Target.start(name, [copyWorld()])
  using visitor = new Client(target.url, '127.0.0.2', 2)
  const [known, ...others] = accounts
  if (known === undefined) throw new Error('The demo world has no active account.')
  for (let visit = 0; visit < 20; visit += 1) await visitor.ask(accountPage(known))
  const unknown = others.values()
  const quiet = await visitFor(visitor, Math.min(time, QUIET_SECONDS), known, unknown)
  const before = await target.order({ is: 'begin', turns: false })
  tell(`${name} is attacked`)
  const attackers = attackWith({
    is: 'flood',
    url: target.url,
    address: '127.0.0.1',
    connections: CONNECTIONS,
    seconds: time,
    requests,
  })
  const [attacked, report] = await Promise.all([visitFor(visitor, time, known, unknown), attackers])
  let [growthMb, failure]: [number, string | null] = [NaN, null]
  try {
    const after = await target.order({ is: 'read' })
    growthMb = megabytes(after.peakRss - before.rss)
    tell(`${name}: ${describeReport(report)}; the event loop was ${show(after.delayMs)} ms late at most`)
  } catch (error) {
    failure = messageOf(error)
  }
  return { quiet, attacked, growthMb, failure }
}

/** Loads the page of a known account every second, and the ranks of an unknown one every {@link NEW_EVERY} seconds. */
async function visitFor(client: Client, seconds: number, known: RiotId, unknown: Iterator<RiotId>): Promise<Visit> {
  const [pageMs, ranksMs]: [number[], number[]] = [[], []]
  const visits: Promise<void>[] = []
  for (let second = 0; second < seconds; second += 1) {
    visits.push(lookAtPage())
    if (second % NEW_EVERY === 0) visits.push(lookAtRanks())
    await sleep(1_000)
  }
  await Promise.all(visits)
  return { pageMs, ranksMs }

  async function lookAtPage(): Promise<void> {
    const { text, ms } = await client.ask(accountPage(known))
    pageMs.push(text.includes('"edges":[{') ? ms : Infinity)
  }

  async function lookAtRanks(): Promise<void> {
    const { value } = unknown.next()
    if (value === undefined) return
    const started = Date.now()
    const { text, ms } = await client.ask(ranksOf(value))
    const fetchedAt = Date.parse(/"fetchedAt":"([^"]+)"/.exec(text)?.[1] ?? '')
    ranksMs.push(fetchedAt >= started ? ms : Infinity)
  }
}

function setRatio({ board }: Arena, name: GoalName, quiet: readonly number[], attacked: readonly number[]): void {
  const [before, during] = [percentile(quiet, 99), percentile(attacked, 99)]
  board.set(name, during / before, `${show(during)} / ${show(before)} ms`)
}

function describeVisits({ quiet, attacked }: { quiet: Visit; attacked: Visit }): string {
  return [
    describeTimes('pages', quiet.pageMs, attacked.pageMs),
    describeTimes('ranks', quiet.ranksMs, attacked.ranksMs),
  ].join('; ')
}

function describeTimes(what: string, quiet: readonly number[], attacked: readonly number[]): string {
  const figures = [50, 90, 99].map(
    (percent) => `p${percent} ${show(percentile(quiet, percent))} and ${show(percentile(attacked, percent))} ms`,
  )
  const failed = attacked.filter((ms) => ms === Infinity).length
  return `${what}, quiet and attacked: ${figures.join(', ')}; ${failed} of ${attacked.length} failed`
}
