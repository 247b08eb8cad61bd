import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'

/** Screenshots of a scene in one theme and language, narrow to wide, as paths of PNG files. */
export interface SheetRow {
  readonly title: string
  readonly pictures: readonly string[]
}

const ADDRESS = 'http://sheets.test/'

/** Opens a page for {@link drawSheet}. */
export async function openDrawingPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.route(`${ADDRESS}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Sheet</title>' }))
  await page.goto(ADDRESS)
  return page
}

/**
 * Draws all screenshots of a scene on one sheet, as WebP of at most 60 kB unless even the lowest quality is larger. Two rows
 * are side by side, and each screenshot shows its upper 1,600 pixels, scaled down.
 */
export async function drawSheet(page: Page, rows: readonly SheetRow[]): Promise<Buffer> {
  await page.route(`${ADDRESS}picture/**`, async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname.replace('/picture/', ''))
    await route.fulfill({ contentType: 'image/png', body: await readFile(path) })
  })
  const sheet = await page.evaluate(drawOnCanvas, rows)
  await page.unroute(`${ADDRESS}picture/**`)
  return Buffer.from(sheet.slice(sheet.indexOf(',') + 1), 'base64')
}

/** Runs in the page. Returns a data URL. */
async function drawOnCanvas(rows: readonly SheetRow[]): Promise<string> {
  const [scale, longest, most] = [0.28, 1600, 60 * 1024]
  const [gap, caption] = [12, 22]

  const load = async (path: string) => {
    const response = await fetch(`/picture/${encodeURIComponent(path)}`)
    return createImageBitmap(await response.blob())
  }
  const drawn = await Promise.all(
    rows.map(async ({ title, pictures }) => ({ title, images: await Promise.all(pictures.map(load)) })),
  )
  const shown = drawn.flatMap(({ images }) => images)
  const height = Math.round(Math.min(longest, Math.max(...shown.map((image) => image.height))) * scale)
  const widths = drawn[0]?.images.map((image) => Math.round(image.width * scale)) ?? []
  const rowWidth = widths.reduce((sum, width) => sum + width + gap, gap)

  const canvas = document.createElement('canvas')
  canvas.width = rowWidth * 2 - gap
  canvas.height = (height + caption) * Math.ceil(drawn.length / 2) + gap
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no 2D canvas.')
  context.fillStyle = '#7d8894'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.font = '600 13px sans-serif'
  context.textBaseline = 'middle'

  for (const [index, { title, images }] of drawn.entries()) {
    const top = caption + Math.floor(index / 2) * (height + caption)
    let left = gap + (index % 2) * (rowWidth - gap)
    context.fillStyle = '#0a0e13'
    context.fillText(title, left, top - caption / 2)
    for (const image of images) {
      const width = Math.round(image.width * scale)
      const seen = Math.min(image.height, height / scale)
      context.drawImage(image, 0, 0, image.width, seen, left, top, width, seen * scale)
      left += width + gap
    }
  }

  const sheets = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3].map((quality) => canvas.toDataURL('image/webp', quality))
  return sheets.find(({ length }) => (length * 3) / 4 <= most) ?? canvas.toDataURL('image/webp', 0.2)
}
