import { startOfDay } from '@brightplate/contract/plain-date'
import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import { CareSection, OwnWords } from './care-section.tsx'
import { LineList } from './line-list.tsx'
import type { SharedWords } from './shared-words.ts'

type Page = Extract<SharedPage, { kind: 'clinic' }>

interface ClinicProps {
  page: Page
  words: SharedWords
}

/** "Nov 2, 2026" */
const dateIn = ({ language }: Page, date: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    startOfDay(date),
  )

const figureIn = ({ language }: Page, figure: number, decimals = figure < 10 ? 2 : 0): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: decimals }).format(figure)

const Said = ({ title, text, words }: { title: string; text: string; words: SharedWords }) => (
  <CareSection title={title}>
    {text === '' ? <p>{words.notRecorded}</p> : <OwnWords>{text}</OwnWords>}
  </CareSection>
)

const growthLines = (page: Page, words: SharedWords) =>
  page.growth.map(({ measured_on, weight_kg, height_cm }) =>
    words.measured({
      measure: height_cm === null ? 'weight' : weight_kg === null ? 'height' : 'both',
      date: dateIn(page, measured_on),
      weight: weight_kg === null ? '' : figureIn(page, weight_kg, 1),
      height: height_cm === null ? '' : figureIn(page, height_cm, 1),
    }),
  )

/** Before all else: why they come, what they ask, and the signs that may not wait. */
export function ClinicStart({ page, words }: ClinicProps) {
  const { red_flags: flags } = page
  return (
    <>
      <p className="text-muted">
        {words.years({ years: page.age })}. {words.notADiagnosis}
      </p>
      <Said title={words.reason} text={page.reason} words={words} />
      <Said title={words.question} text={page.question} words={words} />
      <CareSection title={words.redFlags}>
        {flags === null ? (
          <p>{words.redFlagsNotAsked}</p>
        ) : (
          <>
            <LineList lines={flags.signs} />
            {flags.signs.length === 0 && <p>{words.noRedFlags}</p>}
            <p className="text-muted">{words.askedOn({ date: dateIn(page, flags.asked_on) })}</p>
          </>
        )}
      </CareSection>
    </>
  )
}

function eatenLine(page: Page, words: SharedWords, one: Page['eats'][number]): string {
  const food = one.only_exactly ? words.onlyExactly({ food: one.food }) : one.food
  const { first_eaten: first, last_eaten: last } = one
  if (first === null || last === null) return words.foodUntold({ food })
  const told = first === last ? 'once' : 'often'
  return words.foodTold({ food, told, first: dateIn(page, first), last: dateIn(page, last) })
}

const nutrientLines = (page: Page, words: SharedWords) =>
  (page.nutrition?.nutrients ?? []).map(({ nutrient, unit, known, offered, complete, target }) =>
    words.nutritionLine({
      name: words.nutrient({ nutrient }),
      unit,
      known: figureIn(page, known ?? 0),
      least: complete ? 'no' : 'yes',
      offered: figureIn(page, offered),
      hasTarget: target === null ? 'no' : 'yes',
      target: figureIn(page, target ?? 0),
    }),
  )

/** What a clinician looks for before a first visit; what nobody told is called not recorded. */
export function ClinicPage({ page, name, words }: ClinicProps & { name: string }) {
  const growth = growthLines(page, words)
  const eats = page.eats.map((one) => eatenLine(page, words, one))
  const paused = page.paused.map(({ food, since }) =>
    words.pausedSince({ food, date: dateIn(page, since) }),
  )
  const textures = page.textures_avoided.map((texture) => words.texture({ texture }))
  const formula = [page.formula?.name, page.formula?.amount].filter(Boolean).join(', ')
  const { nutrition } = page
  return (
    <>
      <CareSection title={words.growth}>
        {growth.length > 0 ? <LineList lines={growth} /> : <p>{words.notRecorded}</p>}
      </CareSection>
      <CareSection title={words.eats({ name })}>
        {eats.length > 0 ? <LineList lines={eats} /> : <p>{words.notRecorded}</p>}
      </CareSection>
      {paused.length > 0 && (
        <CareSection title={words.paused}>
          <LineList lines={paused} />
        </CareSection>
      )}
      {page.refuses.length > 0 && (
        <CareSection title={words.refuses({ name })}>
          <LineList lines={page.refuses} />
        </CareSection>
      )}
      {textures.length > 0 && (
        <CareSection title={words.textures}>
          <LineList lines={textures} />
        </CareSection>
      )}
      <Said title={words.formula} text={formula} words={words} />
      <Said title={words.drinks} text={page.drinks} words={words} />
      <Said title={words.bowels} text={page.bowels} words={words} />
      <Said title={words.sleep} text={page.sleep} words={words} />
      <Said title={words.medicines} text={page.medicines} words={words} />
      <CareSection title={words.nutrition}>
        {nutrition ? (
          <>
            <p className="text-muted">
              {words.nutritionWhat({ date: dateIn(page, nutrition.plan_from) })}
            </p>
            <LineList lines={nutrientLines(page, words)} />
          </>
        ) : (
          <p>{words.noNutrition}</p>
        )}
      </CareSection>
      {page.how_to_offer !== '' && (
        <Said title={words.offering} text={page.how_to_offer} words={words} />
      )}
      {page.what_calms !== '' && (
        <Said title={words.calming} text={page.what_calms} words={words} />
      )}
    </>
  )
}
