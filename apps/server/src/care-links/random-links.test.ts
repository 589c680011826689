import { languages } from '@brightplate/contract/languages'
import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { careLinkKinds } from '@brightplate/contract/sharing/care-link'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  canariesIn,
  canaryClinicWords,
  canaryRecord,
  canaryWords,
  childOfCanaries,
} from '../testing/families/child-of-canaries.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

/** `npm run check:links` makes 10,000. */
const wanted = Number(process.env.RANDOM_LINKS ?? 100)
const seed = 41
/** Ten thousand take minutes, and more where others use the machine. */
const mostMs = Math.max(300_000, wanted * 200)

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const anyLink = fc.record({
  kind: fc.constantFrom(...careLinkKinds),
  name_shown: fc.constantFrom('first' as const, 'initial' as const, 'none' as const),
  language: fc.constantFrom(...languages),
  days: fc.integer({ min: limits.careLinkDaysMin, max: limits.careLinkDaysMax }),
  code: fc.option(fc.integer({ min: 0, max: 9999 }).map((code) => String(code).padStart(4, '0'))),
  /** After how many days it is stopped; null: never. */
  stopped: fc.option(fc.integer({ min: 0, max: 20 })),
})

type RandomLink = typeof anyLink extends fc.Arbitrary<infer Link> ? Link : never

const ofAll = ['allergy', 'contact', 'diet', 'never', 'phone', 'reaction']
const ofClinic = [
  ...['bowels', 'drinks', 'medicines', 'question', 'reason', 'recordNote', 'recorded', 'sleep'],
]
const ofAbout = ['calming', 'eats', 'formula', 'formulaAmount', 'label', 'offering', 'refuses']

/** A parent with as many links as a household may have. */
async function family(links: readonly RandomLink[]) {
  const { token } = await registerParent(testApp)
  const { body: child } = await testApp.call('createChild', { token, body: childOfCanaries() })
  const params = { id: child.id }
  await testApp.call('changeCareWords', { token, params, body: canaryWords })
  await testApp.call('changeClinicWords', { token, params, body: canaryClinicWords })
  await testApp.call('changeFoodRecord', { token, params, body: canaryRecord })
  const made = []
  for (const { stopped, ...link } of links) {
    const body = { ...link, recipient: 'Grandma Rose', consents: true as const }
    const { body: created } = await testApp.call('createCareLink', { token, params, body })
    made.push({ ...link, stopped, id: created.id, secret: created.secret })
  }
  return { token, made }
}

type MadeLink = Awaited<ReturnType<typeof family>>['made'][number]

async function open({ kind, secret, code }: MadeLink) {
  if (kind === 'calendar') return testApp.call('readCalendar', { query: { secret } })
  const headers = { 'x-care-link': secret, ...(code === null ? {} : { 'x-care-link-code': code }) }
  return testApp.call('readShared', { headers })
}

function expectKind(link: MadeLink, body: unknown): void {
  const told = canariesIn(JSON.stringify(body)).sort()
  const name = link.name_shown === 'first' ? ['name'] : []
  if (link.kind === 'calendar') {
    expect(told).toEqual(name)
    return
  }
  const about = link.kind === 'about' || link.kind === 'clinic' ? ofAbout : []
  const clinic = link.kind === 'clinic' ? ofClinic : []
  expect(told).toEqual([...ofAll, ...about, ...clinic, ...name].sort())
  expect(body).toMatchObject({ kind: link.kind, language: link.language })
}

it(
  'random links show their kind alone, die on time, and at once where they are stopped',
  async () => {
    const random = fc.sample(anyLink, { numRuns: wanted, seed })
    const perFamily = limits.careLinksPerHousehold
    let opened = 0
    let refused = 0
    for (let from = 0; from < random.length; from += perFamily) {
      const { token, made } = await family(random.slice(from, from + perFamily))
      // Days on which something ends, and the moment before.
      for (let day = 0; day <= limits.careLinkDaysMax; day += 1) {
        for (const link of made) {
          const isStopped = link.stopped !== null && link.stopped < day
          const isOver = link.kind !== 'calendar' && link.days <= day
          const isEdge =
            link.days === day || link.days === day + 1 || link.stopped === day || day === 0
          if (!isEdge && !(link.stopped !== null && link.stopped + 1 === day)) continue
          const { status, body, error } = await open(link)
          if (isStopped || isOver) {
            expect([status, error.code]).toEqual([404, 'link_ended'])
            refused += 1
            continue
          }
          expect([link.kind, status]).toEqual([link.kind, 200])
          expectKind(link, body)
          opened += 1
          if (link.stopped !== day) continue
          await testApp.call('endCareLink', { token, params: { id: link.id } })
          expect((await open(link)).error.code).toBe('link_ended')
          refused += 1
        }
        testApp.advance(dayMs)
        // Used daily, a session lasts as long as it may.
        await testApp.call('listCareLinks', { token })
      }
    }
    expect(opened).toBeGreaterThanOrEqual(wanted)
    expect(refused).toBeGreaterThan(wanted / 2)
  },
  mostMs,
)
