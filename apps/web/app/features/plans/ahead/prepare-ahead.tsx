import type { AheadTask } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/ahead'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import type { TasksOfDay } from './tasks-of.ts'

function Task({ task }: { task: AheadTask }) {
  const { text, ingredients, steps, active_minutes: minutes, kind } = task
  if (steps.length === 0) return <p className="py-2">{text.text}</p>
  return (
    <Disclosure
      summary={
        <span>
          {kind === 'batch' ? `${text.text} ${words.minutesOfWork({ minutes })}` : text.text}
        </span>
      }
    >
      <div className="grid gap-3 rounded-control bg-wash p-4">
        {ingredients.length > 0 && <BulletList lines={ingredients} />}
        <BulletList lines={steps} numbered />
      </div>
    </Disclosure>
  )
}

/** What may be done for later meals: folded, as nothing of it must be. */
export function PrepareAhead({ title, tasks }: TasksOfDay) {
  return (
    <section aria-label={title} className="grid grid-cols-1 border-line border-t px-1 pt-4 pb-3">
      <h3 className="font-semibold text-ember text-sm">{title}</h3>
      <ul>
        {tasks.map((task) => (
          <li key={task.text.text}>
            <Task task={task} />
          </li>
        ))}
      </ul>
    </section>
  )
}
