import type { Child } from '@brightplate/contract/child/child'
import * as words from '#words/household/removed-allergies'
import { OneRemovedAllergy } from './one-removed-allergy.tsx'

/** What was taken out of the allergies, until another parent agrees or somebody puts it back. */
export function RemovedAllergies({ child }: { child: Child }) {
  const removed = child.removed_allergies ?? []
  if (removed.length === 0) return null
  return (
    <section
      aria-labelledby="removed-allergies"
      className="grid max-w-2xl grid-cols-1 gap-2 rounded-card bg-wash px-5 py-4 wrap-anywhere"
    >
      <h2 id="removed-allergies" className="font-semibold">
        {words.title}
      </h2>
      <p>{words.noLonger}</p>
      <ul className="grid gap-3">
        {removed.map((one) => (
          <OneRemovedAllergy key={one.tag} childId={child.id} removed={one} />
        ))}
      </ul>
    </section>
  )
}
