import { privacySections } from '../features/site/privacy-sections.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export default function Privacy() {
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-10">
      <PageHeading display>Privacy</PageHeading>
      <div className="grid max-w-[68ch] gap-8">
        {privacySections.map(({ id, title, paragraphs }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1} className="mb-2 text-xl">
              {title}
            </h2>
            {paragraphs.map((text) => (
              <p key={text} className="mb-3">
                {text}
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
