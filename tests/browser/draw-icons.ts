import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { launchChromium } from './chromium.ts'

/** Output files with their drawings and their sizes in pixels. */
const PICTURES = [
  { file: 'og.png', drawing: 'og.svg', width: 1200, height: 630 },
  { file: 'icons/icon-192.png', drawing: 'icon.svg', width: 192, height: 192 },
  { file: 'icons/icon-512.png', drawing: 'icon.svg', width: 512, height: 512 },
  { file: 'icons/maskable-512.png', drawing: 'maskable.svg', width: 512, height: 512 },
  // Phones round the corners themselves.
  { file: 'icons/touch-180.png', drawing: 'maskable.svg', width: 180, height: 180 },
] as const

const DRAWINGS = new URL('../../client/icons/', import.meta.url)
const PUBLIC = new URL('../../client/public/', import.meta.url)
const FONTS = new URL('../../node_modules/@fontsource/barlow-condensed/files/', import.meta.url)

await mkdir(new URL('icons/', PUBLIC), { recursive: true })
const fonts = await Promise.all([600, 700].map(fontFace))
const browser = await launchChromium()
try {
  for (const { file, drawing, width, height } of PICTURES) {
    const page = await browser.newPage({ viewport: { width, height } })
    const svg = await readFile(new URL(drawing, DRAWINGS), 'utf8')
    await page.setContent(`<style>${fonts.join('')} body { margin: 0 } svg { display: block }</style>${svg}`)
    await page.evaluate(() => document.fonts.ready)
    const path = new URL(file, PUBLIC)
    await writeFile(path, await page.screenshot({ omitBackground: true }))
    process.stdout.write(`${fileURLToPath(path)}\n`)
    await page.close()
  }
} finally {
  await browser.close()
}

async function fontFace(weight: number): Promise<string> {
  const font = await readFile(new URL(`barlow-condensed-latin-${weight}-normal.woff2`, FONTS), 'base64')
  return `@font-face { font-family: 'Barlow Condensed'; font-weight: ${weight}; src: url(data:font/woff2;base64,${font}) }`
}
