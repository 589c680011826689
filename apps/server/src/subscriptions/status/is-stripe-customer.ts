/** Whether a provider's customer is one of Stripe's, which has a page for cards and invoices. */
export const isStripeCustomer = (customerId: string): boolean => customerId.startsWith('cus_')
