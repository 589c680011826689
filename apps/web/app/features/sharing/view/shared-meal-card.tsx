import type { Language } from '@brightplate/contract/languages'
import type { SharedMeal } from '@brightplate/contract/sharing/shared-page'
import { TriangleAlert } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { PlatePicture } from '../../../ui/plate-picture.tsx'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { LineList } from './line-list.tsx'
import { timeOfSlot } from './moment-words.ts'
import { forWhom, type Planned, plateWords, timeWords } from './plate-words.ts'
import type { SharedWords } from './shared-words.ts'

interface MealProps<Meal> {
  meal: Meal
  name: string
  /** Of the page. */
  language: Language
  words: SharedWords
  /** Under its name the rest opens: for the parent, who knows the dish. */
  isFolded: boolean
}

const Around = ({
  meal,
  language,
  words,
}: Pick<MealProps<SharedMeal>, 'meal' | 'language' | 'words'>) => (
  <p className="text-muted">{words.around({ time: timeOfSlot(language, meal.slot) })}</p>
)

const amountsOf = ({ people, ingredients, amounts }: Planned) =>
  amounts ?? [{ people, lines: ingredients }]

function PlateAndSteps({ meal, name, words }: Omit<MealProps<Planned>, 'language' | 'isFolded'>) {
  return (
    <>
      <LineList
        title={words.plate({ name })}
        lines={meal.plate.map((one) => plateWords(words, one))}
      />
      <Disclosure summary={words.making}>
        <div className="grid grid-cols-1 gap-4">
          {amountsOf(meal).map(({ people, lines }) => (
            <LineList
              key={lines.join()}
              title={meal.people === 1 ? words.forPeople({ people }) : forWhom(words, people, name)}
              lines={lines}
            />
          ))}
          <LineList title={words.steps} lines={meal.steps} isOrdered />
        </div>
      </Disclosure>
    </>
  )
}

function PlannedMeal({ meal, name, language, words, isFolded }: MealProps<Planned>) {
  const spoken = meal.language ?? 'en-US'
  return (
    <>
      {spoken !== language && <p className="text-muted">{words.mealInEnglish}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <PlatePicture picture={meal.picture ?? undefined} size={88} />
        <div className="min-w-0 flex-1 basis-32">
          <p lang={spoken} className="font-semibold wrap-anywhere">
            <WholeWords>{meal.name}</WholeWords>
          </p>
          {meal.minutes !== null && <p className="text-muted">{timeWords(words, meal.minutes)}</p>}
        </div>
      </div>
      {isFolded ? (
        <Disclosure summary={words.details} isLate>
          <div className="grid grid-cols-1 gap-4">
            <Around {...{ meal, language, words }} />
            <PlateAndSteps {...{ meal, name, words }} />
          </div>
        </Disclosure>
      ) : (
        <PlateAndSteps {...{ meal, name, words }} />
      )}
    </>
  )
}

function MealBody({ meal, ...props }: MealProps<SharedMeal>) {
  const { words } = props
  if (meal.state === 'planned') return <PlannedMeal meal={meal} {...props} />
  if (meal.state === 'eaten_out') return <p>{words.eatenOut}</p>
  return (
    <p className="flex items-start gap-2 font-semibold text-danger">
      <TriangleAlert aria-hidden size={22} className="mt-0.5 shrink-0" />
      {words.unfit}
    </p>
  )
}

/** A meal with all that is needed to make it, or why it must not be made. */
export const SharedMealCard = (props: MealProps<SharedMeal>) => (
  <Card className={`grid grid-cols-1 ${props.isFolded ? 'gap-1' : 'gap-4'}`}>
    <div>
      <h3 className="text-lg">{props.words.slot({ slot: props.meal.slot })}</h3>
      {!props.isFolded && <Around {...props} />}
    </div>
    <MealBody {...props} />
  </Card>
)
