import type { ReactNode } from 'react'

/** Said only where the browser runs no scripts. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="max-w-[60ch] rounded-control bg-apricot-wash p-4">{children}</p>
    </noscript>
  )
}
