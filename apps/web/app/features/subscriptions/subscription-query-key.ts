export const subscriptionQueryKey = ['subscription'] as const
