import {
  checkout,
  checkoutBody,
  paymentStatus,
  portal,
  subscriptionStatus,
} from '../../account/subscription.ts'
import { health, readiness } from '../health.ts'
import { byId, type WireShape } from './wire-shape.ts'

/** Subscriptions, payments and the service itself. */
export const serviceWire = {
  readSubscription: {
    summary: 'Trial, free or premium',
    replies: { 200: subscriptionStatus },
    errors: [],
  },
  startCheckout: {
    summary: 'Start paying for premium; an open session is reused',
    body: checkoutBody,
    replies: { 200: checkout },
    errors: ['invalid_input', 'already_premium', 'owner_needed', 'payments_unavailable'],
  },
  cancelSubscription: {
    summary: 'Stop the renewal; access stays to the end of the period',
    replies: { 200: subscriptionStatus },
    errors: ['subscription_not_changeable', 'payments_unavailable'],
  },
  resumeSubscription: {
    summary: 'Take a cancellation back',
    replies: { 200: subscriptionStatus },
    errors: ['subscription_not_changeable', 'payments_unavailable'],
  },
  openBillingPortal: {
    summary: 'The payment provider’s page for cards and invoices',
    replies: { 200: portal },
    errors: ['subscription_not_changeable', 'payments_unavailable'],
  },
  readPaymentStatus: {
    summary: 'Whether a checkout was paid',
    params: byId,
    replies: { 200: paymentStatus },
    errors: ['not_found'],
  },
  readHealth: { summary: 'The process is up', replies: { 200: health }, errors: [] },
  readReadiness: {
    summary: 'The process can serve',
    replies: { 200: readiness, 503: readiness },
    errors: [],
  },
} as const satisfies Record<string, WireShape>
