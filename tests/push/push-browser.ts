import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Received } from '../webhooks/receiver.ts'

const message = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  lang: z.string(),
  path: z.string(),
  tag: z.string(),
})

/** Sizes of the parts of a body (RFC 8188), and of the derived values (RFC 8291), in bytes. */
const SALT = 16
const RECORD_SIZE = 4
const POINT = 65
const TAG = 16

/** A browser with keys of its own, which decrypts by RFC 8188 and RFC 8291, without the library that encrypts. */
export function createPushBrowser() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)

  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, SALT)
    const keyStart = SALT + RECORD_SIZE + 1
    const serverKey = body.subarray(keyStart, keyStart + POINT)
    const sealed = body.subarray(keyStart + POINT)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), serverKey])
    const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(serverKey), auth, info, 32))
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-TAG))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()])
    // The last record ends with the byte 2 and padding.
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }

  return {
    keys: { publicKey: ecdh.getPublicKey('base64url'), authSecret: auth.toString('base64url') },
    /** Decrypts what a push service received. Throws for a message to another browser. */
    read: ({ bytes }: Received) => message.parse(JSON.parse(decrypt(bytes))),
  }
}
