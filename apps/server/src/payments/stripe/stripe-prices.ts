import { prices } from '@brightplate/contract/account/prices'
import type Stripe from 'stripe'
import { type PackageId, PaymentProviderError } from '../checkouts/payment-provider.ts'
import { askStripe } from './stripe-client.ts'

const currency = 'usd'
const productId = 'brightplate_premium'
const intervals = { monthly: 'month', yearly: 'year' } as const

const lookupKeyOf = (packageId: PackageId): string => `brightplate_${packageId}`

async function findPrice(stripe: Stripe, packageId: PackageId): Promise<Stripe.Price | null> {
  const { data } = await askStripe(
    stripe.prices.list({ lookup_keys: [lookupKeyOf(packageId)], active: true, limit: 1 }),
  )
  return data[0] ?? null
}

const isOurs = (price: Stripe.Price, packageId: PackageId): boolean =>
  price.unit_amount === prices[packageId].cents &&
  price.currency === currency &&
  price.recurring?.interval === intervals[packageId]

/** The id of the price that the page shows. Nobody is charged another one. */
export async function requirePrice(stripe: Stripe, packageId: PackageId): Promise<string> {
  const price = await findPrice(stripe, packageId)
  if (!price || !isOurs(price, packageId)) {
    throw new PaymentProviderError(
      `price ${lookupKeyOf(packageId)} is missing or another: run npm run stripe:setup`,
    )
  }
  return price.id
}

/** Makes the product and the prices that are missing; answers with a line for each. */
export async function setUpPrices(stripe: Stripe): Promise<string[]> {
  const products = await askStripe(stripe.products.list({ ids: [productId] }))
  if (products.data.length === 0) {
    await askStripe(stripe.products.create({ id: productId, name: 'Brightplate premium' }))
  }
  const lines: string[] = []
  for (const packageId of ['monthly', 'yearly'] as const) {
    const price = await findPrice(stripe, packageId)
    const cents = prices[packageId].cents
    if (price && isOurs(price, packageId)) {
      lines.push(`${lookupKeyOf(packageId)}: there, ${cents} cents`)
      continue
    }
    await askStripe(
      stripe.prices.create({
        product: productId,
        currency,
        unit_amount: cents,
        recurring: { interval: intervals[packageId] },
        lookup_key: lookupKeyOf(packageId),
        transfer_lookup_key: true,
      }),
    )
    lines.push(`${lookupKeyOf(packageId)}: created, ${cents} cents`)
  }
  return lines
}
