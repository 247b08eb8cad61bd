import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one pixel. A different grey, from 0 to 255, gives different bytes. */
export function pngOf(grey: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const pixels = deflateSync(Buffer.from([0, grey]))
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.byteLength)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

/** The first bytes of a JPEG and of a WebP, by which they are recognised. */
export const JPEG = latin1('\xff\xd8\xff\xe0\0\x10JFIF\0rest')
export const WEBP = latin1('RIFF\x1a\0\0\0WEBPVP8 rest')
export const SVG = latin1('<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>')

/** An answer with a picture. */
export function pictureResponse(bytes: Uint8Array<ArrayBuffer>, type = 'image/png'): Response {
  return new Response(bytes, { headers: { 'content-type': type } })
}
