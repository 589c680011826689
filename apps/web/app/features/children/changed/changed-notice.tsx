import { useEffect, useRef } from 'react'
import * as words from '#words/children/changed'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { changedLines, type ThreeForms } from './changed-lines.ts'

/** What somebody else changed meanwhile; the reader is led to it. */
export default function ChangedNotice({ forms }: { forms: ThreeForms }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (forms) title.current?.focus()
  }, [forms])
  return (
    <section
      aria-labelledby="changed-title"
      className="grid grid-cols-1 gap-2 rounded-card bg-wash px-5 py-4"
    >
      <h2 id="changed-title" ref={title} tabIndex={-1} className="font-semibold">
        {words.title}
      </h2>
      <p>{words.intro}</p>
      <BulletList lines={changedLines(forms)} />
    </section>
  )
}
