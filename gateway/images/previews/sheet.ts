import { type Canvas, createCanvas, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { drawPicture } from '../drawn/drawn-images.ts'
import type { PictureSubject } from '../rules/picture-subject.ts'
import { fontOf } from './fonts.ts'

/** Copies of the client's dark colours, because the gateway can't import them; a test compares the two. */
export const INK = {
  page: '#0a0e13',
  card: '#131a22',
  line: '#222d39',
  text: '#e8eef4',
  second: '#9fb0c0',
  third: '#7f91a2',
  brand: '#2fd3b5',
  win: '#4aa3ff',
  loss: '#ff6a6a',
  gold: '#e6b450',
} as const

/** The size of a preview in pixels, which Open Graph recommends. */
export const WIDTH = 1200
export const HEIGHT = 630

/** Distance of the content from the edges. */
export const EDGE = 72

interface Words {
  readonly x: number
  /** Of the base line. */
  readonly y: number
  readonly size: number
  readonly weight?: 600 | 700
  readonly colour?: string
  readonly align?: 'left' | 'center' | 'right'
  /** Text that is wider becomes smaller, down to `leastSize`, and is then cut. */
  readonly maxWidth?: number
  readonly leastSize?: number
}

interface Line {
  readonly colour: string
  readonly width: number
  /** 0 to 1. */
  readonly opacity?: number
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const GRAPHEMES = new Intl.Segmenter()

/** A preview while it is drawn. */
export class Sheet {
  readonly #canvas: Canvas = createCanvas(WIDTH, HEIGHT)
  readonly #context: SKRSContext2D = this.#canvas.getContext('2d')

  /** Draws text, and returns the x of its end. */
  words(text: string, { x, y, size, weight = 700, colour = INK.text, align = 'left', ...limits }: Words): number {
    const { maxWidth = WIDTH, leastSize = size } = limits
    const context = this.#context
    const shownSize = this.#sizeWithin(text, { size, weight, maxWidth, leastSize })
    context.font = fontOf(shownSize, weight)
    context.fillStyle = colour
    context.textAlign = align
    const shown = this.#cut(text, maxWidth)
    context.fillText(shown, x, y)
    return x + context.measureText(shown).width
  }

  /** Returns the width of a text in pixels. */
  widthOf(text: string, size: number, weight: 600 | 700 = 700): number {
    this.#context.font = fontOf(size, weight)
    return this.#context.measureText(text).width
  }

  card({ x, y, width, height }: Box, radius = 20): void {
    const context = this.#context
    context.beginPath()
    context.roundRect(x, y, width, height, radius)
    context.fillStyle = INK.card
    context.fill()
    context.lineWidth = 2
    context.strokeStyle = INK.line
    context.stroke()
  }

  /** Returns a style that fades from one colour at the top to another one at `y`. */
  fadingDown([from, to]: readonly [from: string, to: string], y: number): CanvasGradient {
    const gradient = this.#context.createLinearGradient(0, 0, 0, y)
    gradient.addColorStop(0, from)
    gradient.addColorStop(1, to)
    return gradient
  }

  rectangle({ x, y, width, height }: Box, style: string | CanvasGradient): void {
    this.#context.fillStyle = style
    this.#context.fillRect(x, y, width, height)
  }

  /** The origin of the path is moved to `x`, `y`. */
  stroke(path: string, { colour, width, opacity = 1, x = 0, y = 0, scale = 1 }: Line): void {
    const context = this.#context
    context.save()
    context.translate(x, y)
    context.scale(scale, scale)
    context.globalAlpha = opacity
    context.strokeStyle = colour
    context.lineWidth = width
    context.stroke(new Path2D(path))
    context.restore()
  }

  async picture(subject: PictureSubject, x: number, y: number, size: number): Promise<void> {
    const svg = drawPicture(subject).replace('<svg ', `<svg width="${size}" height="${size}" `)
    this.#context.drawImage(await loadImage(Buffer.from(svg)), x, y, size, size)
  }

  /** Encodes the picture on a thread of its own. */
  async toPng(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.#canvas.encode('png'))
  }

  #sizeWithin(
    text: string,
    { size, weight, maxWidth, leastSize }: { size: number; weight: 600 | 700; maxWidth: number; leastSize: number },
  ): number {
    const width = this.widthOf(text, size, weight)
    return width <= maxWidth ? size : Math.max(leastSize, Math.floor((size * maxWidth) / width))
  }

  /** Shortens a text to a width in the current font. */
  #cut(text: string, maxWidth: number): string {
    if (this.#context.measureText(text).width <= maxWidth) return text
    const letters = Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)
    while (letters.length > 1 && this.#context.measureText(`${letters.join('')}…`).width > maxWidth) letters.pop()
    return `${letters.join('').trimEnd()}…`
  }
}
