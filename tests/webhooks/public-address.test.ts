import type { LookupAddress } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { findAddressProblem } from '../../gateway/webhooks/rules/webhook-input.ts'
import { createPostToAddress } from '../../gateway/webhooks/services/post-to-address.ts'
import { isPublicAddress, lookUpPublic } from '../../gateway/webhooks/services/public-address.ts'
import { FakeClock } from '../support/fake-clock.ts'

const MESSAGE = { headers: {}, body: '{}' }

/** A name server that gives one answer after the other. */
function answering(...answers: readonly (readonly string[])[]) {
  const asked: string[] = []
  const lookUp: Parameters<typeof lookUpPublic>[0] = (hostname, _options, callback) => {
    const addresses = answers[asked.length] ?? []
    asked.push(hostname)
    const found = addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }))
    callback(null, found)
  }
  return { asked, lookUp }
}

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '240.0.0.1',
    '::',
    '::1',
    'fe80::1',
    'fec0::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::1',
    '2001:db8::1',
    '2001::1',
    'not an address',
  ])('of a network that is not public is refused: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '93.184.215.14', '2606:4700:4700::1111', '2a00:1450:4001::200e'])(
    'of the public network is accepted: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})

describe('a request to an address', () => {
  const post = (url: string, lookUp = answering().lookUp) =>
    createPostToAddress({ targets: 'public', clock: new FakeClock(), lookUp })(
      url,
      MESSAGE,
      new AbortController().signal,
    )

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'http://93.184.215.14/',
    'https://93.184.215.14:8443/',
  ])('is refused without a look-up: %s', async (url) => {
    expect(await post(url)).toEqual({ kind: 'failed', outcome: 'PRIVATE_ADDRESS' })
  })

  it('is refused when any address of the host is private', async () => {
    const { lookUp, asked } = answering(['93.184.215.14', '10.0.0.1'])
    expect(await post('https://both.example/', lookUp)).toEqual({ kind: 'failed', outcome: 'PRIVATE_ADDRESS' })
    expect(asked).toEqual(['both.example'])
  })

  it('connects to what was checked: a name server has no second answer', async () => {
    const { lookUp, asked } = answering(['192.0.2.7'], ['127.0.0.1'])
    expect(await post('https://rebinding.example/', lookUp)).toEqual({ kind: 'failed', outcome: 'PRIVATE_ADDRESS' })
    expect(asked).toHaveLength(1)
    // The socket gets the very addresses of the look-up.
    const given = await new Promise((resolve) => {
      const { lookUp: once } = answering(['93.184.215.14'], ['127.0.0.1'])
      lookUpPublic(once)('rebinding.example', { all: true }, (_error, addresses) => resolve(addresses))
    })
    expect(given).toEqual([{ address: '93.184.215.14', family: 4 }])
  })
})

describe('the address of a webhook', () => {
  it.each([
    ['https://receiver.example/hook', 'JSON'],
    ['https://receiver.example:443/hook', 'JSON'],
    ['https://discord.com/api/webhooks/123/a-b_c', 'DISCORD'],
    ['https://discordapp.com/api/v10/webhooks/123/abc', 'DISCORD'],
  ] as const)('can be %s', (url, format) => {
    expect(findAddressProblem(url, format, 'public')).toBeNull()
  })

  it.each([
    ['http://receiver.example/', 'JSON'],
    ['https://receiver.example:8443/', 'JSON'],
    ['https://discord.com.example/api/webhooks/123/abc', 'DISCORD'],
    ['https://discord.com/api/webhooks/123/abc/../../../x', 'DISCORD'],
    ['https://receiver.example/api/webhooks/123/abc', 'DISCORD'],
  ] as const)('can not be %s', (url, format) => {
    expect(findAddressProblem(url, format, 'public')).toMatchObject({ field: 'address', rule: 'INVALID' })
  })
})
