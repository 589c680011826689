import type { PlanData } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/tips'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { EmptyState } from '../../../ui/page/page-state.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { type FirstTip, tipsBySubject } from './tips-by-subject.ts'

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

/** The three, each with its picture. */
function FirstTips({ tips }: { tips: readonly FirstTip[] }) {
  if (tips.length === 0) return null
  return (
    <section aria-label={words.first}>
      <h2 className="mb-3 text-lg">{words.first}</h2>
      <ol className="grid gap-3">
        {tips.map(({ text, picture }) => (
          <li key={text}>
            <Card className="flex items-center gap-4 p-4!">
              <Picture slug={picture} size={64} />
              <p className="min-w-0 leading-snug">{text}</p>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The general tips, three first and the rest by subject, and what each goal and preference changed. */
export function Tips({ data }: { data: PlanData }) {
  const { first, open, subjects, figures } = tipsBySubject(data)
  const more = subjects.flatMap(({ lines }) => lines).length
  return (
    <div className="grid max-w-[68ch] gap-6">
      {first.length === 0 && figures.length === 0 && <EmptyState message={words.none} />}
      <FirstTips tips={first} />
      {open.length > 0 && (
        <section aria-label={words.aboutPlan}>
          <h2 className="mb-3 text-lg">{words.aboutPlan}</h2>
          <BulletList lines={open} numbered />
        </section>
      )}
      {more > 0 && (
        <Disclosure summary={words.more({ count: more })}>
          <div className="grid gap-5">
            {subjects.map(({ title, lines }) => (
              <section key={title} aria-label={title}>
                <h2 className="mb-2 text-base">{title}</h2>
                <BulletList lines={lines} numbered />
              </section>
            ))}
          </div>
        </Disclosure>
      )}
      {figures.length > 0 && (
        <Disclosure summary={words.figures}>
          <BulletList lines={figures} />
        </Disclosure>
      )}
      <WhatChanged changes={data.changes ?? []} />
    </div>
  )
}
