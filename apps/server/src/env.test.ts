import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data' })
  })

  it('takes an empty value for none', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000)
  })

  it('takes a network of proxies', () => {
    const { TRUST_PROXY } = readEnv({ TRUST_PROXY: '10.0.0.0/8, ::1' })
    expect(TRUST_PROXY).toEqual(['10.0.0.0/8', '::1'])
  })

  it('keeps the origin of a public address alone', () => {
    expect(readEnv({ PUBLIC_ORIGIN: 'https://plans.example.com/' }).PUBLIC_ORIGIN).toBe(
      'https://plans.example.com',
    )
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['DATABASE_URL', 'postgresql://one,t:wo:5432/name'],
    ['DATABASE_URL', 'postgresql://one,two/name?target_session_attrs=standby'],
    ['DATABASE_SESSION_URL', 'host:5432'],
    ['PUBLIC_ORIGIN', 'plans.example.com'],
    ['BACKUP_EVERY_HOURS', '0'],
    ['BACKUP_EVERY_HOURS', '200'],
    ['BACKUP_KEEP_DAYS', 'ever'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', '70000'],
    ['METRICS_TOKEN', 'fifteen letters'],
    ['METRICS_TOKEN', '123456789012345'],
    ['NODE_ENV', 'staging'],
    ['SITE_CLAIMS', 'hippa'],
    ['SITE_CLAIMS', 'none, gdpr'],
    ['STRIPE_SECRET_KEY', 'pk_test_public'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_API_BASE', 'localhost:12111'],
    ['PAYMENTS', 'free'],
    ['TRUST_PROXY', '127.0.0.1, proxy'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8, ::/0'],
    ['PUBLIC_ORIGIN', 'https://example.com/plans'],
    ['PUBLIC_ORIGIN', 'https://example.com/?a=1'],
    ['PUBLIC_ORIGIN', 'https://someone:secret@example.com'],
    ['SMTP_URL', 'mail.example.com'],
    ['CONTACT_MAIL', 'Help <help@example.com>'],
    ['MODEL_PROVIDER', 'oracle'],
    ['MODEL_BASE_URL', 'localhost'],
    ['MODEL_DEADLINE_MS', '10'],
    ['MODEL_BUDGET_USD_MONTH', '-1'],
    ['MODEL_USD_PER_MILLION_INPUT', 'free'],
  ])('refuses %s=%s in one sentence with the mend', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^${name} is not valid: set it to .+, or leave it out\\.$`),
    )
  })
})
