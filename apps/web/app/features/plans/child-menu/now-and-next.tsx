import { chokingAidOf } from '@brightplate/contract/plans/clinician-notices'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/child-menu'
import { useMinute } from '../../../ui/page/use-minute.ts'
import { PlatePicture } from '../../../ui/plate-picture.tsx'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { comingMeals } from '../today/coming-meals.ts'
import { shortName } from '../week/short-name.ts'

const titles = [words.now, words.next]

/** What is eaten now and next, large, for a child: no controls, few words, and nothing that no longer fits. */
export function NowAndNext({ plan }: { plan: MealPlan }) {
  const now = useMinute()
  const aid = chokingAidOf(plan.plan_data)
  const meals = comingMeals(plan, now).slice(0, titles.length)
  return (
    <div className="mx-auto grid min-h-dvh grid-cols-1 max-w-[1120px] content-center gap-8 px-4 py-6 landscape:grid-cols-2 landscape:gap-10 print:min-h-0 print:grid-cols-2">
      <h1 className="sr-only">{words.title}</h1>
      {meals.length === 0 && <p className="text-center text-2xl">{words.nothingMore}</p>}
      {meals.map(({ day, slot, dish }, index) => (
        <section
          key={`${day}-${slot}`}
          aria-label={titles[index]}
          className="grid grid-cols-1 content-start justify-items-center gap-2 text-center"
        >
          <h2 className="font-semibold text-4xl text-ember">{titles[index]}</h2>
          <div className={index === 0 ? 'w-[min(100%,22rem)]' : 'w-[min(80%,16rem)]'}>
            <PlatePicture picture={dish.picture} first />
          </div>
          <p className="font-semibold text-[min(1.875rem,14vw)] leading-tight">
            <WholeWords>{shortName(dish)}</WholeWords>
          </p>
        </section>
      ))}
      {aid && <p className="text-center text-muted landscape:col-span-2">{aid}</p>}
    </div>
  )
}
