import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCountedAddress } from '../../gateway/http/connection/client-address.ts'

describe('the address used for limits', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:DB8::5', '2001:db8:0:0::/64'],
    ['[2001:db8::5]', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('for %s is %s', (address, counted) => {
    expect(toCountedAddress(address)).toBe(counted)
  })

  it('is the same for every address of one IPv6 network', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
    const groups = fc.array(group, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(groups, groups, groups, (network, one, other) => {
        expect(toCountedAddress([...network, ...one].join(':'))).toBe(
          toCountedAddress([...network, ...other].join(':')),
        )
      }),
    )
  })
})
