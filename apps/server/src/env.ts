import { allSiteClaims, isSiteClaim } from '@brightplate/contract/site/site-claim'
import { z } from 'zod'
import { storeAddress } from './backups/store/backup-store.ts'
import { addressesIn } from './db/server/connections/database-hosts.ts'
import { readKeyText } from './keys/master/require-master-key.ts'
import { StartupError } from './startup-error.ts'

const port = z.coerce
  .number()
  .int()
  .min(0)
  .max(65535)
  .default(3000)
  .describe('a whole number from 0 to 65535')

const amount = (description: string) => z.coerce.number().min(0).describe(description)

const count = (least: number, most: number) =>
  z.coerce.number().int().min(least).max(most).describe(`a whole number from ${least} to ${most}`)

const text = (description: string) => z.string().min(1).describe(description)

/** "hipaa, gdpr", or "none" for an empty list. */
const siteClaims = z
  .string()
  .transform((value) => (value === 'none' ? [] : value.split(',').map((name) => name.trim())))
  .pipe(z.array(z.string().refine(isSiteClaim)))
  .transform((names) => names.filter(isSiteClaim))
  .optional()
  .describe(`none, or to the claims that hold out of ${allSiteClaims.join(', ')}`)

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/[^\s]+$/)
  .refine((url) => addressesIn(url) !== null)
  .optional()
  .describe(
    'an address like postgresql://user:password@host:5432/name, or with several hosts, of which we use the one that takes writes: host1:5432,host2:5432',
  )

/** The site stands at the root of its host: a path would be dropped without a word. */
function isOriginAlone(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { pathname, search, hash, username, password } = new URL(address)
  return pathname === '/' && [search, hash, username, password].every((part) => part === '')
}

/** A network of all addresses would let anyone say who they are. */
const isSomeAddresses = (network: string) => !network.endsWith('/0')

/** What is wrapped there is every key: it travels sealed, or stays on this machine. */
const isPrivate = (address: string) =>
  address.startsWith('https:') || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(address)

const schema = z.object({
  PORT: port,
  HOST: text('an address to listen on, such as 127.0.0.1 or 0.0.0.0').default('127.0.0.1'),
  DATA_DIR: text('a folder for the data').default('./data'),
  DATABASE_URL: databaseAddress,
  DATABASE_SESSION_URL: databaseAddress,
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/[^\s]+$/)
    .refine((url) => addressesIn(url)?.length === 1)
    .optional()
    .describe('an address like postgresql://user:password@replica:5432/name, of one server'),
  DATABASE_SHARDING: z
    .enum(['none', 'citus'])
    .default('none')
    .describe('citus, where DATABASE_URL names the coordinator of a cluster'),
  DATA_KEY: z
    .string()
    .refine((key) => readKeyText(key) !== null)
    .optional()
    .describe('32 random bytes in base64, as openssl rand -base64 32 prints them'),
  DATA_KEY_NEW: z
    .string()
    .refine((key) => readKeyText(key) !== null)
    .optional()
    .describe('other 32 random bytes in base64, for npm run keys:rotate'),
  KEY_SERVICE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => isPrivate(url))
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe(
      'an address like https://vault.example.com:8200/v1/transit, with http only on this machine',
    ),
  KEY_SERVICE_KEY: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('brightplate')
    .describe('the name of a key of the key service'),
  KEY_SERVICE_TOKEN_FILE: text('a file that holds the token of the key service').optional(),
  KEYS_DIR: text('a folder for keys that every process shares').optional(),
  BACKUP_DIR: text('a folder for backups').optional(),
  BACKUP_EVERY_HOURS: count(1, 168).default(24),
  BACKUP_KEEP_DAYS: count(1, 3650).default(14),
  BACKUP_S3_URL: z
    .string()
    .refine((url) => storeAddress(url) !== null)
    .optional()
    .describe('an address with a bucket, like https://s3.example.com/bucket/folder'),
  BACKUP_S3_REGION: text('a region of the bucket').default('us-east-1'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine(isOriginAlone)
    .transform((url) => new URL(url).origin)
    .optional()
    .describe('the address of the site without a path, like https://plans.example.com'),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine(isSomeAddresses)))
    .optional()
    .describe('the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/)
    .optional()
    .describe('the secret key of a Stripe account, which starts with sk_ or rk_'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/)
    .optional()
    .describe('the signing secret of a Stripe webhook, which starts with whsec_'),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an address that answers as Stripe does, for tests'),
  PAYMENTS: z
    .enum(['sandbox'])
    .optional()
    .describe('sandbox, where premium is to be had without paying'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('a mail server, like smtps://user:password@mail.example.com'),
  MAIL_FROM: text('the sender of mails, like Brightplate <hello@example.com>').default(
    'Brightplate <no-reply@localhost>',
  ),
  CONTACT_MAIL: z
    .email()
    .optional()
    .describe('a mailbox that somebody reads, like help@plans.example.com'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .optional()
    .describe('development, test or production'),
  SITE_CLAIMS: siteClaims,
  BUILD_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/)
    .optional()
    .describe('a language of apps/web/words that is tried out alone, like en-XA'),
  MODEL_PROVIDER: z
    .enum(['none', 'anthropic', 'openai', 'openai-compatible'])
    .default('none')
    .describe('none, anthropic, openai or openai-compatible'),
  MODEL_NAME: text('a model of the provider').optional(),
  MODEL_API_KEY: text('a key of the provider').optional(),
  MODEL_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an address like http://localhost:11434/v1'),
  MODEL_DEADLINE_MS: z.coerce
    .number()
    .int()
    .min(500)
    .max(120_000)
    .default(45_000)
    .describe('milliseconds, from 500 to 120000'),
  MODEL_BUDGET_USD_MONTH: amount('US dollars a month').default(20),
  MODEL_TOKENS_PER_USER_DAY: amount('tokens a day').default(150_000),
  MODEL_USD_PER_MILLION_INPUT: amount('US dollars').default(3),
  MODEL_USD_PER_MILLION_OUTPUT: amount('US dollars').default(15),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('a whole number from 0 to 65535'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}=*$/)
    .optional()
    .describe('16 letters and digits or more, as openssl rand -hex 32 prints them'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe('the address of a collector of traces, like http://localhost:4318'),
  OTEL_SERVICE_NAME: text('what traces call this service').default('brightplate'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('warn')
    .describe('fatal, error, warn, info, debug or silent'),
})

/** Every variable that is read. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

export type Env = z.output<typeof schema>

/** Reads the configuration. Throws a `StartupError` that names the first variable that is wrong. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const name = parsed.error.issues[0]?.path[0]
  const wanted = Object.entries(schema.shape).find(([key]) => key === name)?.[1].description
  throw new StartupError(`${String(name)} is not valid: set it to ${wanted}, or leave it out.`)
}
