import { setTimeout as sleep } from 'node:timers/promises'
import { accountPage, ranksOf, type RiotId } from '../account-page.ts'
import { Client } from '../ask.ts'
import type { Arena } from '../arena.ts'
import { attackWith, describeReport } from '../attackers.ts'
import { aside, atMost, type Finding, megabytes, percentile, show } from '../findings.ts'
import { Target } from '../target.ts'

const CONNECTIONS = 50
const MOST_GROWTH_MB = 200

/** How many times longer a visitor may wait than without the attack. */
const MOST_RATIO = 2

/** How long the visitor looks around before the attack, at most, and how long bare Yoga is attacked, in seconds. */
const QUIET_SECONDS = 100
const CONTROL_SECONDS = 30

/** Seconds between two look-ups of accounts that are not stored yet. */
const NEW_EVERY = 5

interface Visit {
  readonly pageMs: readonly number[]
  readonly ranksMs: readonly number[]
  readonly failures: number
}

/** c: what an innocent visitor has while the whole corpus is sent over 50 connections. */
export async function siege(arena: Arena): Promise<readonly Finding[]> {
  const ours = await besiege('product', arena, arena.seconds)
  const theirs = await besiege('bare Yoga', arena, Math.min(arena.seconds, CONTROL_SECONDS)).catch(String)
  return [
    {
      part: 'c',
      what: 'the process survives',
      target: 'yes',
      measured: ours.isAlive ? 'yes' : 'no',
      met: ours.isAlive,
    },
    atMost('c', 'growth of memory at its peak', MOST_GROWTH_MB, ours.growthMb, 'MB'),
    ratio('account page, p99 over quiet p99', ours.quiet.pageMs, ours.attacked.pageMs),
    ratio('fresh ranks, p99 over quiet p99', ours.quiet.ranksMs, ours.attacked.ranksMs),
    atMost('c', 'visits that failed', 0, ours.attacked.failures, 'of them'),
    aside('c', 'account page, quiet and attacked: p50', pair(ours, 50)),
    aside('c', 'account page, quiet and attacked: p90', pair(ours, 90)),
    aside('c', 'answers to attackers', describeReport(ours.report)),
    aside('c', 'bare Yoga', typeof theirs === 'string' ? theirs : describeControl(theirs)),
  ]
}

async function besiege(
  name: 'product' | 'bare Yoga',
  { copyWorld, requests, accounts, seconds, tell }: Arena,
  time: number,
) {
  using target = await Target.start(name, [copyWorld()])
  using visitor = new Client(target.url, '127.0.0.2', 2)
  const [known, ...others] = accounts
  if (known === undefined) throw new Error('Nobody in EUW plays.')
  for (let visit = 0; visit < 20; visit += 1) await visitor.ask(accountPage(known))
  const unknown = others.values()
  const quiet = await visitFor(visitor, Math.min(seconds, QUIET_SECONDS), known, unknown)
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
  const after = target.isAlive ? await target.order({ is: 'read' }).catch(() => null) : null
  const growthMb = after === null ? NaN : megabytes(after.peakRss - before.rss)
  tell(`late at most: ${after === null ? '-' : show(after.delayMs)} ms`)
  return { quiet, attacked, report, growthMb, isAlive: after !== null }
}

/** Looks at a page every second, and every now and then at the ranks of somebody new. */
async function visitFor(client: Client, seconds: number, known: RiotId, unknown: Iterator<RiotId>): Promise<Visit> {
  const [pageMs, ranksMs]: [number[], number[]] = [[], []]
  let failures = 0
  const visits: Promise<void>[] = []
  for (let second = 0; second < seconds; second += 1) {
    visits.push(lookAtPage())
    if (second % NEW_EVERY === 0) visits.push(lookAtRanks())
    await sleep(1_000)
  }
  await Promise.all(visits)
  return { pageMs, ranksMs, failures }

  async function lookAtPage(): Promise<void> {
    const { text, ms } = await client.ask(accountPage(known))
    pageMs.push(ms)
    if (!text.includes('"edges":[{')) failures += 1
  }

  async function lookAtRanks(): Promise<void> {
    const { value } = unknown.next()
    if (value === undefined) return
    const started = Date.now()
    const { text, ms } = await client.ask(ranksOf(value))
    ranksMs.push(ms)
    const fetchedAt = Date.parse(/"fetchedAt":"([^"]+)"/.exec(text)?.[1] ?? '')
    if (!(fetchedAt >= started)) failures += 1
  }
}

function ratio(what: string, quiet: readonly number[], attacked: readonly number[]): Finding {
  const [before, during] = [percentile(quiet, 99), percentile(attacked, 99)]
  const measured = `${show(during / before)} (${show(during)} / ${show(before)} ms)`
  return { part: 'c', what, target: `≤ ${MOST_RATIO}`, measured, met: during <= MOST_RATIO * before }
}

function pair({ quiet, attacked }: { quiet: Visit; attacked: Visit }, percent: number): string {
  return `${show(percentile(quiet.pageMs, percent))} and ${show(percentile(attacked.pageMs, percent))} ms`
}

function describeControl(control: Awaited<ReturnType<typeof besiege>>): string {
  const { isAlive, attacked, growthMb } = control
  if (!isAlive) return `died; ${attacked.failures} of ${attacked.pageMs.length} pages failed`
  return `lives, ${attacked.failures} visits failed, page p50 and p99 ${pair(control, 50)}, ${pair(control, 99)}, + ${show(growthMb)} MB`
}
