import type { Place } from '@brightplate/contract/account/device'
import type { FastifyRequest } from 'fastify'
import { networksOf } from '../limits/networks-of.ts'
import { deviceOf } from './device-of.ts'

/** Device and network of a request, as its parent reads them. */
export const placeOf = (request: Pick<FastifyRequest, 'headers' | 'ip' | 'ips'>): Place => ({
  ...deviceOf(request.headers['user-agent']),
  network: networksOf(request)?.network ?? null,
})
