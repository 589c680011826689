import type { PlatePart } from '@brightplate/contract/plans/plan-data'
import { Heart } from 'lucide-react'
import * as words from '#words/plans/days'
import * as plateWords from '#words/plans/eaters/plate'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { forWhom, isUnchecked, sharedDishWords } from '../eaters/plate-of.ts'

interface PlatePartsProps {
  parts: readonly PlatePart[]
  childName: string | null
}

function PartName({ part, childName }: { part: PlatePart; childName: string | null }) {
  return (
    <p className="font-semibold leading-snug">
      {part.name}
      {part.role === 'accepted' && (
        <>
          <Heart aria-hidden size={14} className="ml-1.5 inline align-[-0.1em] text-leaf" />
          <span className="sr-only">{words.accepted({ name: childName ?? 'unnamed' })}</span>
        </>
      )}
      {part.role === 'learning' && <span className="font-normal text-muted">{words.learning}</span>}
      {part.apart_steps && <span className="font-normal text-muted">{words.apart}</span>}
      {part.for_others && (
        <span className="font-normal text-muted">{forWhom(part.for_others)}</span>
      )}
    </p>
  )
}

/** What stands apart on the plate, each with its own lines. */
export function PlateParts({ parts, childName }: PlatePartsProps) {
  return (
    <ul className="grid gap-2.5">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
        <li key={index} className="grid gap-1">
          <PartName part={part} childName={childName} />
          {sharedDishWords(part, childName) && (
            <p className="text-leaf">{sharedDishWords(part, childName)}</p>
          )}
          {isUnchecked(part) ? (
            <p className="text-muted">{plateWords.notChecked}</p>
          ) : (
            <BulletList lines={part.ingredients} />
          )}
        </li>
      ))}
    </ul>
  )
}
