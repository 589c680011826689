import type { ReactNode } from 'react'
import * as words from '#words/routes/public/privacy'
import { TextSection } from './text-section.tsx'

export interface PageSection {
  /** The target of links to it. */
  id: string
  title: string
  paragraphs: string[]
  points?: string[]
}

interface PageOfSectionsProps {
  sections: readonly PageSection[]
  /** Under the last of them. */
  children?: ReactNode
}

/** Sections of text beside links to each of them. */
export function PageOfSections({ sections, children }: PageOfSectionsProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[16rem_1fr] lg:gap-16">
      <nav aria-label={words.onThisPage} className="lg:sticky lg:top-6 lg:self-start">
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-[68ch] gap-10">
        {sections.map(({ id, title, paragraphs, points = [] }) => (
          <TextSection key={id} id={id} title={title}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {points.length > 0 && (
              <ul className="grid list-disc gap-2 pl-5">
                {points.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </TextSection>
        ))}
        {children}
      </div>
    </div>
  )
}
