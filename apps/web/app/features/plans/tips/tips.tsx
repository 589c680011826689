import type { PlanData } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/page/tips'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { EmptyState } from '../../../ui/page/page-state.tsx'
import { tipsBySubject } from './tips-by-subject.ts'

type Changes = NonNullable<PlanData['changes']>

function ChangeList({ changes }: { changes: Changes }) {
  if (changes.length === 0) return null
  return (
    <dl className="grid gap-3">
      {changes.map(({ tag, text }) => (
        <div key={`${tag}/${text.text}`}>
          <dt className="font-semibold">{tag}</dt>
          <dd className="text-muted">{text.text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Foods that stand on plates, which the plates themselves show. */
const onPlates: readonly string[] = [
  'change.familiar',
  'change.familiar-named',
  'change.familiar-as-typed',
]

/** What was made of each goal, rule and food; the many foods that stand on plates are folded away. */
function WhatChanged({ changes }: { changes: Changes }) {
  const standing = changes.filter(({ text }) => onPlates.includes(text.key))
  const others = changes.filter((one) => !standing.includes(one))
  if (changes.length === 0) return null
  return (
    <section aria-label={words.changed}>
      <h2 className="mb-3 text-lg">{words.changesTitle}</h2>
      <ChangeList changes={others} />
      {standing.length > 0 && (
        <Disclosure summary={words.standing}>
          <ChangeList changes={standing} />
        </Disclosure>
      )}
    </section>
  )
}

/** The general tips by subject, and what each goal and preference changed. */
export function Tips({ data }: { data: PlanData }) {
  const { subjects, figures } = tipsBySubject(data)
  return (
    <div className="grid max-w-[68ch] gap-8">
      {subjects.length === 0 && figures.length === 0 && <EmptyState message={words.none} />}
      {subjects.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-3 text-lg">{title}</h2>
          <BulletList lines={lines} numbered />
        </section>
      ))}
      {figures.length > 0 && (
        <Disclosure summary={words.figures}>
          <BulletList lines={figures} />
        </Disclosure>
      )}
      <WhatChanged changes={data.changes ?? []} />
    </div>
  )
}
