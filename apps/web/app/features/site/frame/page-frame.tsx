import type { ReactNode } from 'react'
import * as words from '#words/site/frame/footer'
import { SiteFooter } from './site-footer.tsx'

interface PageFrameProps {
  header: ReactNode
  foldsFooter?: boolean
  children: ReactNode
}

/** The landmarks of every page. */
export function PageFrame({ header, foldsFooter = false, children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] rounded-control bg-leaf px-4 py-3 font-semibold text-on-leaf focus:translate-y-0"
      >
        {words.skipToContent}
      </a>
      {header}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter foldsColumns={foldsFooter} />
    </div>
  )
}
