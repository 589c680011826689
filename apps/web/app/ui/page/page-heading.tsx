import type { ReactNode } from 'react'
import { site } from '../../site.ts'

interface PageHeadingProps {
  children: string
  /** In the window's title, where it differs. */
  title?: string
  /** The serif of public pages and plan titles; of those as large as a row with buttons lets it be. */
  display?: boolean | 'row'
  below?: ReactNode
}

/** The one h1 of a page and the window's title. Focus comes here on navigation. */
export function PageHeading({ children, title = children, display, below }: PageHeadingProps) {
  return (
    <div className={display === 'row' ? '' : 'mb-4 sm:mb-6'}>
      <title>{`${title} · ${site.name}`}</title>
      <h1
        tabIndex={-1}
        className={
          display === 'row'
            ? 'wrap-anywhere font-display font-semibold text-[min(1.375rem,9vw)] leading-tight sm:text-3xl'
            : display
              ? 'wrap-anywhere font-display font-semibold text-[min(1.875rem,14vw)] sm:text-4xl'
              : 'wrap-anywhere text-2xl sm:text-3xl'
        }
      >
        {children}
      </h1>
      {below}
    </div>
  )
}
