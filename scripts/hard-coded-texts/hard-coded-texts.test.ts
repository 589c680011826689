import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsIn } from './texts-in.ts'

/** Files whose texts are no words of a screen, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'site.ts': 'names and addresses of whoever runs the service',
  'features/plans/build-plan.ts': 'a plan for tests',
  'features/plans/shopping/marks/cached-marks.ts': 'keys of what the device keeps',
  'features/subscriptions/use-upgrade-redirect.ts': 'words that are looked for in a refusal',
  'features/plans/cook/cook-steps.ts': 'words that are looked for in a step, not shown',
}

const folder = new URL('../../apps/web/app/', import.meta.url)
const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
  (file) => !/\.test\.|\+types|\.d\.ts$|planted-/.test(file) && !(file in exceptions),
)

test('every text that the web app shows stands in the catalogue', () => {
  const found = files.flatMap((file) =>
    textsIn(readFileSync(new URL(file, folder), 'utf8')).map(
      ({ line, text }) => `${file}:${line} ${text}`,
    ),
  )

  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

test('each exception is a file that shows none', () => {
  for (const file of Object.keys(exceptions)) {
    expect(textsIn(readFileSync(new URL(file, folder), 'utf8'))).not.toEqual([])
  }
})
