import * as words from '#words/children/changed'
import { ChangedNotice } from '../../../ui/changed-notice.tsx'
import { changedLines, type ThreeForms } from './changed-lines.ts'

/** What of a child somebody else saved meanwhile. */
export default function ChildChanged({ forms }: { forms: ThreeForms }) {
  return (
    <ChangedNotice
      changed={forms}
      title={words.title}
      intro={words.intro}
      lines={changedLines(forms)}
    />
  )
}
