import { globSync, readFileSync } from 'node:fs'
import { inWords, limitWords } from '@brightplate/contract/limit-words'
import { limits } from '@brightplate/contract/limits'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const specification = read('docs/specification.md')

const { trialDays, freePlans, monthlyPrice, yearlyPrice, savedDollars, planDays } = limitWords
const [week, twoWeeks] = limits.planDays
const ages = `${limits.childAgeMin} to ${limits.childAgeMax}`

/** Texts that the specification quotes stay as it has them; each with where it stands. */
const quoted: readonly (readonly [string, string | null])[] = [
  [`${trialDays}-Day FREE Trial`, 'apps/web/words/en-US/routes/public/landing.yaml'],
  [
    `${trialDays} Days Free Trial for All New Users!`,
    'apps/web/words/en-US/routes/signed-in/subscription.yaml',
  ],
  [
    `Your ${trialDays}-day free trial has ended. Upgrade to continue creating meal plans!`,
    'apps/web/words/en-US/subscriptions/banners/dashboard.yaml',
  ],
  [`Free plan: ${freePlans} • Premium`, 'apps/web/words/en-US/routes/signed-in/subscription.yaml'],
  [`${week} Days (1 Week)`, 'apps/web/words/en-US/plans/generate.yaml'],
  [`${twoWeeks} Days (2 Weeks)`, 'apps/web/words/en-US/plans/generate.yaml'],
  [`${monthlyPrice}/month`, null],
  [`${yearlyPrice}/year`, null],
  [`Save $${savedDollars}/year`, null],
  [`Enter an age from ${ages}.`, null],
]

const stated = [
  `Every new user has a trial of ${trialDays} days.`,
  `The free plan makes ${limits.freePlansPerWindow} plan a week.`,
  `A child is ${ages} years old.`,
  `A plan has ${planDays}, at first ${week}.`,
  `A month costs ${monthlyPrice} and a year ${yearlyPrice}.`,
]

describe('the figures of the specification', () => {
  it.each(quoted)('are those of our constants in “%s”', (text, path) => {
    expect(specification).toContain(text)
    if (path) expect(read(path)).toContain(text)
  })

  it.each(stated)('are those of our constants: %s', (statement) => {
    expect(specification).toContain(statement)
  })
})

/** Figures that no constant holds, and texts of the specification that are proved above. */
const noLimits = [
  ...quoted.map(([text]) => text),
  // What may be chosen.
  /"(As little as can be: |We like to cook: )?\d+ (minutes|hours)"$/,
  '0 minutes',
  '10 minutes',
  // Of the specification.
  'This may take 30-60 seconds',
  'get back to you within 24 hours',
  '2 months free',
  '1 day remaining',
]

const figure =
  /(?<![\w.${}-])(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)[ -](characters|children|minutes|hours|days?|weeks|months|tags|plans|meal plans?)\b/i

const sources = [
  ...globSync('{packages/contract/src,apps/server/src,apps/web/app}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.{ts,tsx}', '**/testing/**', '**/build-*.ts'],
  }),
  ...globSync('apps/web/words/en-US/**/*.yaml'),
]

const isComment = (line: string) => /^\s*(\/\/|\/?\*|\{\/\*|#)/.test(line)

describe('a sentence', () => {
  it('takes its limits from the constants that hold them', () => {
    const written = sources.flatMap((path) =>
      read(path)
        .split('\n')
        .filter((line) => !isComment(line) && figure.test(line.replace(/\/\*\*.*\*\/|\/\/ .*/, '')))
        .filter((line) =>
          noLimits.every((known) =>
            typeof known === 'string' ? !line.includes(known) : !known.test(line),
          ),
        )
        .map((line) => `${path}: ${line.trim()}`),
    )
    expect(written).toEqual([])
  })

  it('says small counts in words', () => {
    expect([inWords(1), inWords(3), inWords(12), inWords(13)]).toEqual([
      'one',
      'three',
      'twelve',
      '13',
    ])
  })
})
