import type { PlanData } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/tips'
import { Disclosure } from '../../../ui/disclosure.tsx'

type Changes = NonNullable<PlanData['changes']>

function ChangeList({ changes }: { changes: Changes }) {
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

/** No dish was checked for it, so it is never folded. */
const unchecked: readonly string[] = [
  'change.unread',
  'change.by-name',
  'change.refused-unknown',
  'change.familiar-as-typed',
]

/** Foods that stand on plates, which the plates themselves show. */
const onPlates: readonly string[] = ['change.familiar', 'change.familiar-named']

/** What was made of each goal, rule and food: open where it was not checked, else folded. */
export function WhatChanged({ changes }: { changes: Changes }) {
  const among = (keys: readonly string[]) => changes.filter(({ text }) => keys.includes(text.key))
  const open = among(unchecked)
  const standing = among(onPlates)
  const others = changes.filter((one) => !open.includes(one) && !standing.includes(one))
  if (changes.length === 0) return null
  return (
    <div>
      {open.length > 0 && (
        <section aria-label={words.notChecked} className="mb-4">
          <h2 className="mb-2 text-lg">{words.notChecked}</h2>
          <ChangeList changes={open} />
        </section>
      )}
      {others.length > 0 && (
        <Disclosure summary={words.changesTitle}>
          <ChangeList changes={others} />
        </Disclosure>
      )}
      {standing.length > 0 && (
        <Disclosure summary={words.standing}>
          <ChangeList changes={standing} />
        </Disclosure>
      )}
    </div>
  )
}
