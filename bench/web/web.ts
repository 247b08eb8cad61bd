import { setTimeout as delay } from 'node:timers/promises'
import { launchChromium } from '../../tests/browser/chromium.ts'
import type { Contest } from '../contest.ts'
import { median } from '../live/figures.ts'
import { printTable } from '../live/table.ts'
import { Subject } from '../subject.ts'
import { type FirstView, measureFirstView } from './first-view.ts'
import { listRoutes } from './measured-routes.ts'

const VISITS = 5

/** The demo world fills its store in the background after its start. */
const FILLING_MS = 45_000

/** Measures first visits on a slow phone, with pages that the server renders, and with the same pages rendered by the browser. */
export async function web(stack: DisposableStack, print: (line: string) => void): Promise<readonly Contest[]> {
  const program = new URL('./subjects/demo.ts', import.meta.url)
  const product = stack.use(await Subject.start(program, { POINTS_PER_MINUTE: '1000000000' }))
  if (product.url === null) throw new TypeError('The product has no address.')
  await delay(FILLING_MS)
  const browser = await launchChromium()
  try {
    const rows: string[][] = []
    for (const { name, path, content } of await listRoutes(product.url)) {
      const url = `${product.url}${path}`
      const measured: Record<'server' | 'browser', FirstView[]> = { server: [], browser: [] }
      // In turns, so that a slow moment of the machine affects both.
      for (let visit = 0; visit < VISITS; visit += 1) {
        for (const rendering of ['server', 'browser'] as const) {
          measured[rendering].push(await measureFirstView(browser, url, content, rendering))
        }
      }
      rows.push(toRow(name, measured))
      print(rows.at(-1)?.join('  ') ?? '')
    }
    print(printTable({ title: `First visits, median of ${VISITS}`, columns: COLUMNS, rows }))
    return []
  } finally {
    await browser.close()
  }
}

const COLUMNS = ['', 'content, ms', 'rendered by the browser', 'largest, ms', 'blocked, ms', 'shift', 'requests', 'kB']

function toRow(name: string, { server, browser }: Record<'server' | 'browser', readonly FirstView[]>): string[] {
  return [
    name,
    whole(server, 'contentMs'),
    whole(browser, 'contentMs'),
    whole(server, 'largestMs'),
    whole(server, 'blockedMs'),
    middle(server, 'shift').toFixed(3),
    whole(server, 'requests'),
    String(Math.round(middle(server, 'bytes') / 1000)),
  ]
}

const middle = (views: readonly FirstView[], of: keyof FirstView) => median(views.map((view) => view[of]))

const whole = (views: readonly FirstView[], of: keyof FirstView) => String(Math.round(middle(views, of)))
