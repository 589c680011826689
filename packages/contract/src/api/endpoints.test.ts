import { describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from './endpoints.ts'

describe('the calls', () => {
  it.each<[EndpointName, string, string, boolean]>([
    ['login', 'POST', '/auth/login', false],
    ['register', 'POST', '/auth/register', false],
    ['listChildren', 'GET', '/children', true],
    ['readChild', 'GET', '/children/:id', true],
    ['createChild', 'POST', '/children', true],
    ['changeChild', 'PUT', '/children/:id', true],
    ['deleteChild', 'DELETE', '/children/:id', true],
    ['listPlans', 'GET', '/meal-plans', true],
    ['generatePlan', 'POST', '/meal-plans/generate', true],
    ['readPlan', 'GET', '/meal-plans/:id', true],
    ['readSubscription', 'GET', '/subscriptions/status', true],
    ['startCheckout', 'POST', '/subscriptions/checkout', true],
    ['readPaymentStatus', 'GET', '/payments/status/:id', true],
  ])('have %s as %s %s, token needed: %s §7.3-11 §7.13-16', (name, method, path, signedIn) => {
    expect(endpoints[name]).toEqual({ method, path, signedIn })
  })

  it('know a visitor and a parent who is logged in, and no other role §6.8', () => {
    for (const endpoint of Object.values(endpoints)) {
      expect(Object.keys(endpoint).sort()).toEqual(['method', 'path', 'signedIn'])
    }
  })
})
