import { PacketPart, PacketSheet } from '../../../ui/print/packet-sheet.tsx'
import {
  type ClinicPageData,
  dateIn,
  eatenLines,
  growthLines,
  nutrientLines,
  pausedLines,
  recordedMeals,
} from './clinic-lines.ts'
import { momentWords } from './moment-words.ts'
import type { SharedWords } from './shared-words.ts'

interface SheetProps {
  page: ClinicPageData
  words: SharedWords
}

/** More would make the letters of a sheet too small: allergies are never among what is cut. */
const mostListed = 30

const inARow = (items: readonly string[]): string => items.join(' · ')

/** The first of a long list, and how many more there are. */
function shortened(lines: readonly string[], words: SharedWords): string[] {
  const more = lines.length - mostListed
  return more > 0 ? [...lines.slice(0, mostListed), words.andMore({ count: more })] : [...lines]
}

const Lines = ({ lines, columns }: { lines: readonly string[]; columns?: 2 }) => (
  <ul className={columns ? 'columns-2 gap-[1.5em]' : ''}>
    {lines.map((line) => (
      <li key={line} className="break-inside-avoid wrap-anywhere">
        {line}
      </li>
    ))}
  </ul>
)

interface SaidProps {
  title: string
  text: string
  /** What stands there where nobody wrote anything; without it the part is left out. */
  otherwise?: string
}

function Said({ title, text, otherwise }: SaidProps) {
  if (text === '' && otherwise === undefined) return null
  return (
    <PacketPart title={title}>
      <p className="whitespace-pre-line wrap-anywhere">{text === '' ? otherwise : text}</p>
    </PacketPart>
  )
}

function Never({ page, words }: SheetProps) {
  const { allergies, omit = [], never, in_a_reaction, careful_chewing } = page
  const hasAllergy = allergies.length > 0
  return (
    <>
      <div className="border-2 border-black p-[0.4em] font-semibold">
        <Said title={words.allergies} text={inARow(allergies)} otherwise={words.noAllergies} />
      </div>
      <Said
        title={words.onLabels}
        text={omit.map(({ name, forms }) => `${name}: ${forms.join(', ')}`).join('\n')}
      />
      {(hasAllergy || in_a_reaction !== '') && (
        <Said title={words.reaction} text={in_a_reaction} otherwise={words.noReactionWords} />
      )}
      <Said title={words.never} text={inARow(never)} />
      <Said title={words.chewing} text={careful_chewing ? words.chewingHint : ''} />
    </>
  )
}

/** Why they come, what may hurt, and what the parent reported of the body. */
function FirstSheet({ page, words, asOf }: SheetProps & { asOf: string }) {
  const { red_flags: flags } = page
  const growth = growthLines(page, words)
  const formula = [page.formula?.name, page.formula?.amount].filter(Boolean).join(', ')
  return (
    <PacketSheet
      title={words.clinic({ name: page.child_name ?? 'unnamed' })}
      subtitle={words.sheetNumber({ number: 1 })}
      whenCut={words.sheetCut}
    >
      <p>{asOf}</p>
      <p>
        {words.years({ years: page.age })}. {words.notADiagnosis}
      </p>
      <Said title={words.reason} text={page.reason} otherwise={words.notRecorded} />
      <Said title={words.question} text={page.question} otherwise={words.notRecorded} />
      <PacketPart title={words.redFlags}>
        {flags === null ? (
          <p>{words.redFlagsNotAsked}</p>
        ) : (
          <>
            {flags.signs.length > 0 ? <Lines lines={flags.signs} /> : <p>{words.noRedFlags}</p>}
            <p>{words.askedOn({ date: dateIn(page, flags.asked_on) })}</p>
          </>
        )}
      </PacketPart>
      <Never page={page} words={words} />
      <Said
        title={words.call}
        text={inARow(page.who_to_call.map(({ name, phone }) => `${name} ${phone}`))}
      />
      <Said title={words.diets} text={inARow(shortened(page.diets, words))} />
      <Said title={words.growth} text={growth.join('\n')} otherwise={words.notRecorded} />
      <Said title={words.formula} text={formula} otherwise={words.notRecorded} />
      <Said title={words.drinks} text={page.drinks} otherwise={words.notRecorded} />
      <Said title={words.bowels} text={page.bowels} otherwise={words.notRecorded} />
      <Said title={words.sleep} text={page.sleep} otherwise={words.notRecorded} />
      <Said title={words.medicines} text={page.medicines} otherwise={words.notRecorded} />
      <Said title={words.offering} text={page.how_to_offer} />
      <Said title={words.calming} text={page.what_calms} />
    </PacketSheet>
  )
}

function Recorded({ page, words }: SheetProps) {
  const { days } = page.food_record
  return (
    <PacketPart title={words.record}>
      {days.length === 0 ? <p>{words.notRecorded}</p> : <p>{words.recordWhat}</p>}
      <div className="grid grid-cols-3 gap-[1.2em]">
        {days.map((day) => (
          <div key={day.date} className="min-w-0">
            <h4 className="border-black border-b font-semibold">{dateIn(page, day.date)}</h4>
            {day.note !== '' && <p className="wrap-anywhere">{day.note}</p>}
            {recordedMeals(day, words).map(({ meal, lines }) => (
              <div key={meal}>
                <p className="font-semibold">{meal}</p>
                {lines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read alike, and none moves
                  <p key={`${at} ${line}`} className="wrap-anywhere">
                    {line}
                  </p>
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </PacketPart>
  )
}

/** What is eaten, what it brings, and what three days were like. */
function SecondSheet({ page, words, asOf }: SheetProps & { asOf: string }) {
  const eats = eatenLines(page, words)
  const name = page.child_name ?? 'unnamed'
  const textures = page.textures_avoided.map((texture) => words.texture({ texture }))
  const { nutrition } = page
  return (
    <PacketSheet
      title={words.clinic({ name })}
      subtitle={words.sheetNumber({ number: 2 })}
      whenCut={words.sheetCut}
    >
      <p>{asOf}</p>
      <PacketPart title={words.eats({ name })}>
        {eats.length > 0 ? (
          <Lines lines={shortened(eats, words)} columns={2} />
        ) : (
          <p>{words.notRecorded}</p>
        )}
      </PacketPart>
      <Said title={words.paused} text={inARow(shortened(pausedLines(page, words), words))} />
      <Said title={words.refuses({ name })} text={inARow(shortened(page.refuses, words))} />
      <Said title={words.textures} text={inARow(textures)} />
      <PacketPart title={words.nutrition}>
        {nutrition ? (
          <>
            <p>{words.nutritionWhat({ date: dateIn(page, nutrition.plan_from) })}</p>
            <Lines lines={nutrientLines(page, words)} columns={2} />
          </>
        ) : (
          <p>{words.noNutrition}</p>
        )}
      </PacketPart>
      <Recorded page={page} words={words} />
    </PacketSheet>
  )
}

/** The page for a clinic in black on white: two sheets at most. */
export function ClinicSheets({ page, words }: SheetProps) {
  const asOf = words.asOf({ moment: momentWords(page.language, page.as_of) })
  return (
    <>
      <FirstSheet page={page} words={words} asOf={asOf} />
      <SecondSheet page={page} words={words} asOf={asOf} />
    </>
  )
}
