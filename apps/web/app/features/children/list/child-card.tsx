import type { Child } from '@brightplate/contract/child/child'
import { Link } from 'react-router'
import * as words from '#words/children/list'
import * as removedWords from '#words/household/removed-allergies'
import { session } from '../../../api/session/session.ts'
import { Card } from '../../../ui/card.tsx'
import { diagnosisLabels } from '../diagnosis-labels.ts'
import { ChildInitial } from './child-initial.tsx'

const linkStyle =
  'relative z-10 inline-flex min-h-11 w-fit items-center font-semibold text-leaf underline'

function Facts({ label, facts }: { label: string; facts: readonly string[] }) {
  if (facts.length === 0) return null
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd>{facts.join(', ')}</dd>
    </div>
  )
}

/** Whether another parent took an allergy out, and nobody has answered that. */
const asksToLook = ({ removed_allergies: removed = [] }: Child) =>
  removed.some(({ removed_by }) => removed_by !== session.get()?.user.id)

export function ChildCard({ child }: { child: Child }) {
  const { id, name, age, diagnosis, allergies, behavioral_goals } = child
  return (
    <Card className="relative grid h-full grid-cols-1 content-start gap-3 hover:border-muted">
      <div className="flex flex-wrap items-center gap-3">
        <ChildInitial id={id} name={name} />
        <div className="min-w-[min(100%,6rem)] flex-1">
          <h3 className="text-lg wrap-anywhere">
            <Link
              to={`/children/${id}`}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {name}
            </Link>
          </h3>
          <p className="text-muted">
            {words.ageAndDiagnosis({ age, diagnosis: diagnosisLabels[diagnosis] })}
          </p>
        </div>
      </div>
      {asksToLook(child) && <p className="font-semibold text-danger">{removedWords.look}</p>}
      <dl className="grid gap-2">
        <Facts label={words.allergies} facts={allergies} />
        <Facts label={words.goals} facts={behavioral_goals} />
      </dl>
      {/* Above the card's own link, which covers all of it. */}
      <div className="flex flex-wrap gap-x-5">
        <Link
          to={`/children/${id}/progress`}
          aria-label={words.goalsAndWeeksOf({ name })}
          className={linkStyle}
        >
          {words.goalsAndWeeks}
        </Link>
        <Link
          to={`/children/${id}/share`}
          aria-label={words.shareOf({ name })}
          className={linkStyle}
        >
          {words.share}
        </Link>
      </div>
    </Card>
  )
}
