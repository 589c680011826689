import { BlockList, isIP, isIPv6 } from 'node:net'

const local = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  local.addSubnet(network, prefix, 'ipv4')
}
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')

/** The first four groups of an IPv6 address: one household has at least that much. */
function firstHalf(ip: string): string {
  const [head = '', tail] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/**
 * What requests are counted by: an IPv4 address, or the first 64 bits of an IPv6 one. Null for
 * addresses of this machine or network: behind a proxy, everybody would share one.
 */
export function networkOf(ip: string): string | null {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIP(address) === 0 || local.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return null
  return isIPv6(address) ? firstHalf(address.toLowerCase()) : address
}
