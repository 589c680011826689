import { CareSection, OwnWords } from './care-section.tsx'
import {
  type ClinicPageData,
  dateIn,
  eatenLines,
  growthLines,
  nutrientLines,
  pausedLines,
  recordedMeals,
} from './clinic-lines.ts'
import { LineList } from './line-list.tsx'
import type { SharedWords } from './shared-words.ts'

interface ClinicProps {
  page: ClinicPageData
  words: SharedWords
}

const Said = ({ title, text, words }: { title: string; text: string; words: SharedWords }) => (
  <CareSection title={title}>
    {text === '' ? <p>{words.notRecorded}</p> : <OwnWords>{text}</OwnWords>}
  </CareSection>
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

function Recorded({ page, words }: ClinicProps) {
  const { days } = page.food_record
  return (
    <CareSection title={words.record}>
      {days.length === 0 ? (
        <p>{words.notRecorded}</p>
      ) : (
        <p className="text-muted">{words.recordWhat}</p>
      )}
      {days.map((day) => (
        <section key={day.date} aria-label={dateIn(page, day.date)} className="grid gap-2">
          <h3 className="font-semibold text-base">{dateIn(page, day.date)}</h3>
          {day.note !== '' && <OwnWords>{day.note}</OwnWords>}
          {recordedMeals(day, words).map(({ meal, lines }) => (
            <LineList key={meal} title={meal} lines={lines} />
          ))}
        </section>
      ))}
    </CareSection>
  )
}

/** What a clinician looks for before a first visit; what nobody reported is called not recorded. */
export function ClinicPage({ page, name, words }: ClinicProps & { name: string }) {
  const growth = growthLines(page, words)
  const eats = eatenLines(page, words)
  const paused = pausedLines(page, words)
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
      <Recorded page={page} words={words} />
      {page.how_to_offer !== '' && (
        <Said title={words.offering} text={page.how_to_offer} words={words} />
      )}
      {page.what_calms !== '' && (
        <Said title={words.calming} text={page.what_calms} words={words} />
      )}
    </>
  )
}
