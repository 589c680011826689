import { useState } from 'react'
import * as words from '#words/ui/dialogs/code'
import { toast } from '../toasts/toast.tsx'

/** Code that is fetched when it is first used. A fetch that fails says so, and the next use tries again. */
export function useCodeOnUse<Module>(load: () => Promise<Module>) {
  const [code, setCode] = useState<Module | null>(null)
  const use = () => {
    load().then(
      (module) => setCode(() => module),
      () => toast.error(words.couldNotLoad),
    )
  }
  return { code, use }
}
