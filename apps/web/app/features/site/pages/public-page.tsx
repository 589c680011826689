import type { ReactNode } from 'react'
import { site } from '../../../site.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PageMeta } from './page-meta.tsx'

interface PublicPageProps {
  path: string
  heading: string
  description: string
  /** A sentence or two under the heading. */
  lead: ReactNode
  picture: string
  children: ReactNode
}

/** The frame of a public page: what is shared of it, its heading, and what it is about. */
export function PublicPage(props: PublicPageProps) {
  const { path, heading, description, lead, picture, children } = props
  return (
    <div className="mx-auto max-w-[1120px] px-4 pt-8 pb-4 sm:pt-14">
      <PageMeta path={path} title={`${heading} · ${site.name}`} description={description} />
      <div className="mb-8 flex flex-col-reverse justify-between gap-x-10 gap-y-5 sm:mb-12 sm:flex-row sm:items-center">
        <PageHeading display below={<p className="mt-4 max-w-[60ch] text-lg text-muted">{lead}</p>}>
          {heading}
        </PageHeading>
        <Picture slug={picture} size={112} tone="apricot" />
      </div>
      {children}
    </div>
  )
}
