import { useState } from 'react'
import { toast } from '../toasts/toast.tsx'

const failed = 'That did not load. Check your connection and try again.'

/** Code that is fetched when it is first used. A fetch that fails says so, and the next use tries again. */
export function useCodeOnUse<Module>(load: () => Promise<Module>) {
  const [code, setCode] = useState<Module | null>(null)
  const use = () => {
    load().then(
      (module) => setCode(() => module),
      () => toast.error(failed),
    )
  }
  return { code, use }
}
