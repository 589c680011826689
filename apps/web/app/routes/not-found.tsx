import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export default function NotFound() {
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-16">
      <PageHeading display>We could not find this page</PageHeading>
      <p className="mb-6">The address may be mistyped, or what was here was deleted.</p>
      <ButtonLink to="/">Go to the start</ButtonLink>
    </div>
  )
}
