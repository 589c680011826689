import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

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

/** What requests from one place share. */
export interface Networks {
  /** An IPv4 address, or the first 64 bits of an IPv6 one: one household has at least that much. */
  address: string
  /** The first 24 bits of an IPv4 address, or the first 48 of an IPv6 one. */
  network: string
}

/** The first groups of an IPv6 address, without leading zeros. */
function firstGroups(ip: string, wanted: number): string {
  const [head = '', tail] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, wanted)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Some proxies name a port as well: "203.0.113.7:4711", "[2001:db8::1]:4711". */
const withoutPort = (text: string): string =>
  /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text

/**
 * What a request is counted by. Null for addresses of this machine or network, unless a proxy that
 * is trusted names them: behind one that is not, everybody would share one.
 */
export function networksOf({ ip, ips }: Pick<FastifyRequest, 'ip' | 'ips'>): Networks | null {
  const address = withoutPort(ip.trim())
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .toLowerCase()
  const isForwarded = ips !== undefined && ips.length > 1
  if (isIP(address) === 0) return isForwarded ? { address, network: address } : null
  const version = isIPv6(address) ? 'ipv6' : 'ipv4'
  if (!isForwarded && local.check(address, version)) return null
  return version === 'ipv6'
    ? { address: firstGroups(address, 4), network: `${firstGroups(address, 3)}/48` }
    : { address, network: `${address.replace(/\.\d+$/, '')}.0/24` }
}
