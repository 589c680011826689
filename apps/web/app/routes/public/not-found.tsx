import * as words from '#words/routes/public/not-found'
import { sitePath } from '../../site-path.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { Picture } from '../../ui/picture.tsx'

export default function NotFound() {
  return (
    <div className="mx-auto grid max-w-[1120px] justify-items-start gap-6 px-4 py-12 sm:py-20">
      <Picture slug="fork-and-knife-with-plate" size={112} tone="apricot" />
      <PageHeading
        display
        below={<p className="mt-4 max-w-[60ch] text-lg text-muted">{words.lead}</p>}
      >
        {words.heading}
      </PageHeading>
      <ButtonLink to={sitePath('/')}>{words.goToStart}</ButtonLink>
    </div>
  )
}
