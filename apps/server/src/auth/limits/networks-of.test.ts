import { describe, expect, it } from 'vitest'
import { networksOf } from './networks-of.ts'

const direct = (ip: string) => networksOf({ ip, ips: [ip] })
const forwarded = (ip: string) => networksOf({ ip, ips: ['127.0.0.1', ip] })

describe('the address and the network that a request is counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:0:12:aaaa::1', '2001:db8:0:12', '2001:db8:0/48'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0/48'],
    ['2001:0DB8:0000:0012:1:2:3:4', '2001:db8:0:12', '2001:db8:0/48'],
  ])('of %s are %s and %s', (ip, address, network) => {
    expect(direct(ip)).toEqual({ address, network })
  })

  it.each(['127.0.0.1', '::1', '10.2.3.4', '192.168.1.5', '::ffff:172.17.0.1', 'fe80::1%eth0', ''])(
    'of %j are none: everybody behind a proxy would share them',
    (ip) => {
      expect(direct(ip)).toBeNull()
    },
  )

  it.each([
    ['10.2.3.4', '10.2.3.4', '10.2.3.0/24'],
    ['::1', '0:0:0:0', '0:0:0/48'],
    ['203.0.113.7:4711', '203.0.113.7', '203.0.113.0/24'],
    ['[2001:db8::1]:4711', '2001:db8:0:0', '2001:db8:0/48'],
    ['unknown', 'unknown', 'unknown'],
  ])('of %s are %s and %s when a trusted proxy names it', (ip, address, network) => {
    expect(forwarded(ip)).toEqual({ address, network })
  })
})
