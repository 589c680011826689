import type { Child } from '@brightplate/contract/child/child'
import type { NewCareLink } from '@brightplate/contract/sharing/care-link'
import { useState } from 'react'
import { NewLink } from './new-link.tsx'
import { ShareForm } from './share-form.tsx'

/** What is shared of a child, and then the address of it. */
export function ShareChild({ child }: { child: Pick<Child, 'id' | 'name'> }) {
  const [made, setMade] = useState<NewCareLink | null>(null)
  return made ? (
    <NewLink link={made} onAnother={() => setMade(null)} />
  ) : (
    <ShareForm child={child} onMade={setMade} />
  )
}
