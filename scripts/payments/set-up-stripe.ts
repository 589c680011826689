import { readEnv } from '../../apps/server/src/env.ts'
import { PaymentProviderError } from '../../apps/server/src/payments/checkouts/payment-provider.ts'
import { openStripe } from '../../apps/server/src/payments/stripe/stripe-client.ts'
import { setUpPrices } from '../../apps/server/src/payments/stripe/stripe-prices.ts'
import { StartupError } from '../../apps/server/src/startup-error.ts'

async function run(): Promise<void> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = readEnv(process.env)
  if (!secretKey)
    throw new StartupError('STRIPE_SECRET_KEY is missing: set it to the key of the account.')
  for (const line of await setUpPrices(openStripe({ secretKey, apiBase }))) console.log(line)
}

try {
  await run()
} catch (error) {
  if (error instanceof StartupError) console.error(error.message)
  else if (error instanceof PaymentProviderError) console.error(`Stripe refused: ${error.reason}.`)
  else console.error(error)
  process.exitCode = 1
}
