import { readEnv } from '../../apps/server/src/env.ts'
import { openKeyring } from '../../apps/server/src/key-rotation/keyring.ts'
import { keysLocationOf } from '../../apps/server/src/keys/keys-location-of.ts'
import { keyServiceOf } from '../../apps/server/src/keys/master/key-service-of.ts'
import { openDatabase } from '../../apps/server/src/open-database.ts'
import { checkBilling } from '../../apps/server/src/payments/check-billing.ts'
import { PaymentProviderError } from '../../apps/server/src/payments/checkouts/payment-provider.ts'
import { openPaymentProvider } from '../../apps/server/src/payments/open-payment-provider.ts'
import { requirePaymentSettings } from '../../apps/server/src/payments/payment-settings.ts'
import { StartupError } from '../../apps/server/src/startup-error.ts'
import { endByFindings } from '../judging/end-by-findings.ts'

async function differencesFound(): Promise<number> {
  const env = readEnv(process.env)
  requirePaymentSettings(env)
  const { prepare } = openKeyring({
    ...keysLocationOf(env),
    dataKey: env.DATA_KEY,
    keyService: keyServiceOf(env),
    now: () => new Date(),
    say: (sentence) => console.error(sentence),
  })
  const database = await openDatabase(env, prepare)
  try {
    const provider = await openPaymentProvider(env, database.db, () => new Date())
    const differences = await checkBilling(database.db, provider)
    for (const line of differences) console.log(line)
    console.log(`Differences: ${differences.length}`)
    return differences.length
  } finally {
    await database.close()
  }
}

await endByFindings(async () => {
  try {
    // The comparison is what is judged, also where there is no account yet.
    return { judged: 1, found: await differencesFound() }
  } catch (error) {
    if (error instanceof StartupError) console.error(error.message)
    else if (error instanceof PaymentProviderError) {
      console.error(`Stripe refused: ${error.reason}.`)
    } else console.error(error)
    return { judged: 1, found: 1 }
  }
})
