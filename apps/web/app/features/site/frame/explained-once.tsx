import { type ReactNode, useEffect, useState } from 'react'
import * as words from '#words/ui/page/explained'
import { session } from '../../../api/session/session.ts'
import { lastingStorage } from '../../../api/storage/browser-storage.ts'
import { userStorage } from '../../../api/storage/user-storage.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'

interface ExplainedOnceProps {
  /** What is explained, as the device remembers it. */
  topic: string
  children: ReactNode
}

/**
 * What something is for: open on the first visit of this device, folded from the second on. Never for what names a
 * risk, or what was not checked.
 */
export function ExplainedOnce({ topic, children }: ExplainedOnceProps) {
  const [storage] = useState(() => userStorage(lastingStorage, session.get()?.user.id ?? ''))
  const key = `explained/${topic}`
  const [isFirst] = useState(() => storage.read(key) === null)
  useEffect(() => storage.write(key, 'once'), [storage, key])
  return isFirst ? children : <Disclosure summary={words.about}>{children}</Disclosure>
}
