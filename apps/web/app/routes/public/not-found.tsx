import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { Picture } from '../../ui/picture.tsx'

export default function NotFound() {
  return (
    <div className="mx-auto grid max-w-[1120px] justify-items-start gap-6 px-4 py-12 sm:py-20">
      <Picture slug="fork-and-knife-with-plate" size={112} tone="apricot" />
      <PageHeading
        display
        below={
          <p className="mt-4 max-w-[60ch] text-lg text-muted">
            This plate is empty. The address may be mistyped, or what was here was deleted.
          </p>
        }
      >
        We could not find this page
      </PageHeading>
      <ButtonLink to="/">Go to the start</ButtonLink>
    </div>
  )
}
