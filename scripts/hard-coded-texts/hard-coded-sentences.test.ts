import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsIn } from './texts-in.ts'

const root = new URL('../../', import.meta.url)

/** Files, or folders, whose texts no parent reads in their language, each with the reason. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/contract/src/': {
    'account/device.ts': 'names of browsers and systems',
    'api/api-client.ts': 'an error for a developer',
    'language-names.ts': 'each language in its own words',
    'plans/clinician-notices.ts': 'beginnings of keys',
    'plans/parted-leftovers.ts': 'values that are compared',
    'typed/tag-picks.ts': 'tags as they are added and kept',
    'typed/tag-suggestions.ts': 'tags as they are added and kept',
  },
  'packages/foods/src/interpret/': {
    'asking/asked-of-allowed.ts': 'words that are looked for in a tag',
    'asking/given-answers.ts': 'the term of a condition',
    'words/faces.ts': 'a pattern of characters',
  },
  'packages/meal-plans/src/': {
    'british/british-measures.ts': 'units of American lines that are looked for',
    'move/cut-off-leftover.ts': 'a value that is compared',
    'spanish/ahead-(in|of-part-in)-spanish.ts':
      'beginnings of English sentences that are looked for',
    'warnings/finding-words.ts': 'beginnings of keys',
  },
  'apps/server/src/': {
    'api-docs/': 'documentation of the API, in English',
    'auth/(factors/make-factor|passkeys/relying-party).ts': 'our name',
    'auth/codes/recovery-code.ts': 'what a hash is made for',
    'auth/links/request-password-reset.ts': 'what a hash is made for',
    'auth/sessions/device-of.ts': 'names of browsers and systems',
    'backups/': 'for whoever runs the service',
    'care-links/calendar/calendar-feed.ts': 'each language, by that of the link',
    'care-links/calendar/without-health-words.ts': 'words that are looked for',
    '(care-links/code-hash|auth/secrets/household-secret).ts': 'what a hash is made for',
    'db/': 'for the database and whoever runs the service',
    'dish-photos/(bare-jpeg|dish-photo-row).ts': 'names of formats and of what is sealed',
    'env.ts': 'for whoever runs the service',
    'errors.ts': 'an error’s name',
    'event-log/': 'for whoever runs the service',
    'goal-ticks/tick-row.ts': 'what is sealed',
    'key-rotation/': 'for whoever runs the service',
    'keys/': 'for whoever runs the service',
    'mail/[^/]+.ts': 'headers of mails, and for whoever runs the service',
    'metrics/': 'for whoever runs the service',
    'models/': 'for a language model, and of what it answers',
    'papers/boards/core-drawings.ts': 'markup of drawings',
    'papers/fhir/bundle-of.ts': 'names of the FHIR standard, and of LOINC',
    'payments/check-billing.ts': 'for whoever runs the service',
    'payments/checkouts/payment-provider.ts': 'an error’s name',
    'payments/sandbox/sandbox-page.ts': 'markup around the words of a room',
    'payments/stripe/stripe-prices.ts': 'the name of what is bought, at the provider',
    'plans/stored/checked-profile.ts': 'what a hash is made for',
    'plans/generations/making/store-plan.ts': 'a lock of the database',
    'requests/answer-broken-request.ts': 'HTTP',
    'settings/': 'for whoever runs the service',
    'shopping/shopping-mark-row.ts': 'what is sealed',
    'startup-error.ts': 'an error’s name',
    'web/site-map.ts': 'markup for search engines',
  },
}

const rooms = Object.entries(exceptions)

test.each(rooms)('what a parent may be told by %s stands in a catalogue', (folder, excepted) => {
  const left = Object.keys(excepted).map((path) => new RegExp(`^${path.replaceAll('.', '\\.')}`))
  const cwd = new URL(folder, root)
  const files = globSync('**/*.ts', { cwd })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test(-d)?\.|(?:^|\/)testing\/|\.d\.ts$|planted-/.test(file))
    .filter((file) => !left.some((path) => path.test(file)))
  const found = files.flatMap((file) =>
    textsIn(readFileSync(new URL(file, cwd), 'utf8'), 'ts').map(
      ({ line, text }) => `${file}:${line} ${text}`,
    ),
  )

  expect(files.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})

test('a sentence that is answered is found, one for a developer or a document is not', () => {
  const texts = (source: string) => textsIn(source, 'ts').map(({ text }) => text)
  expect(texts("throw new AppError('invalid_input', { detail: 'Choose a day.' })")).toEqual([
    'Choose a day.',
  ])
  expect(texts("z.string().min(1, 'Enter a name.')")).toEqual(['Enter a name.'])
  expect(
    texts("z.string().describe('Of the child.'); throw new Error('No row'); sql`select from a`"),
  ).toEqual([])
})
