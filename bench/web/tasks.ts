import type { Browser } from 'playwright-core'
import { z } from 'zod'
import { launchChromium } from '../../tests/browser/chromium.ts'
import { awaitSubjects, TASKS, type TaskSubjects, TaskVisitor } from '../../tests/browser/twelve-tasks.ts'
import type { Contest } from '../contest.ts'
import { median } from '../live/figures.ts'
import { printTable } from '../live/table.ts'
import { Subject } from '../subject.ts'

const ROUNDS = 5

/** Walks the twelve most common tasks on the demo, each with a fresh browser profile, and measures the wait for the answer. */
export async function tasks(stack: DisposableStack, print: (line: string) => void): Promise<readonly Contest[]> {
  const program = new URL('./subjects/demo.ts', import.meta.url)
  const { url } = stack.use(await Subject.start(program, { POINTS_PER_MINUTE: '1000000000' }))
  if (url === null) throw new TypeError('The product has no address.')
  const subjects = await awaitSubjects(askAt(url))
  const browser = await launchChromium()
  try {
    const rows: string[][] = []
    for (const task of TASKS) {
      const visitors: TaskVisitor[] = []
      for (let round = 0; round < ROUNDS; round++) visitors.push(await walk(browser, url, task.walk, subjects))
      const times = visitors.map(({ waitedMs }) => waitedMs)
      rows.push([task.name, String(visitors[0]?.clicks), ...[median(times), Math.max(...times)].map(toWords)])
    }
    const title = `Twelve tasks on the demo, ${ROUNDS} visitors each`
    print(printTable({ title, columns: ['a visitor', 'clicks', 'median, ms', 'longest, ms'], rows }))
    return []
  } finally {
    await browser.close()
  }
}

const toWords = (ms: number) => String(Math.round(ms))

async function walk(browser: Browser, url: string, steps: (typeof TASKS)[number]['walk'], subjects: TaskSubjects) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 1000 } })
  try {
    const page = await context.newPage()
    await page.goto('/')
    await page.waitForSelector('html[data-interactive]')
    const visitor = new TaskVisitor(page)
    await steps(visitor, subjects)
    return visitor
  } finally {
    await context.close()
  }
}

const askAt =
  (url: string) =>
  async <Answer>(shape: z.ZodType<Answer>, query: string) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
    return z.object({ data: shape }).parse(await response.json()).data
  }
