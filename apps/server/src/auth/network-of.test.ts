import { describe, expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

describe('the network that a request is counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:12:aaaa::1', '2001:db8:0:12'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0DB8:0000:0012:1:2:3:4', '2001:db8:0:12'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })

  it.each(['127.0.0.1', '::1', '10.2.3.4', '192.168.1.5', '::ffff:172.17.0.1', 'fe80::1%eth0', ''])(
    'of %j is none: everybody behind a proxy would share it',
    (ip) => {
      expect(networkOf(ip)).toBeNull()
    },
  )
})
