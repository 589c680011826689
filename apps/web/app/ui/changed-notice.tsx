import { useEffect, useId, useRef } from 'react'
import { BulletList } from './bullet-list.tsx'

interface ChangedNoticeProps {
  /** What was found to be changed: another one leads the reader here again. */
  changed: object
  title: string
  intro: string
  lines: readonly string[]
}

/** What somebody else saved meanwhile; the reader is led to it. */
export function ChangedNotice({ changed, title, intro, lines }: ChangedNoticeProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (changed) heading.current?.focus()
  }, [changed])
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2 rounded-card bg-wash px-5 py-4">
      <h2 id={id} ref={heading} tabIndex={-1} className="font-semibold">
        {title}
      </h2>
      <p>{intro}</p>
      <BulletList lines={lines} />
    </section>
  )
}
