import * as words from '#words/plans/changing/swap'
import { BulletList } from '../../../../ui/bullet-list.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'

/** What else another dish changes in its day, by figures: folded. */
export const DayChanges = ({ changes }: { changes: readonly string[] }) =>
  changes.length > 0 && (
    <Disclosure summary={words.details}>
      <BulletList lines={changes} />
    </Disclosure>
  )
