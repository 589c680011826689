import { healthDataAgreement } from '@brightplate/contract/account/agreement'
import * as words from '#words/routes/public/privacy'
import { privacySections } from '../../features/site/pages/privacy-sections.ts'
import { PublicPage } from '../../features/site/pages/public-page.tsx'
import { TextSection } from '../../features/site/pages/text-section.tsx'
import { fullDate } from '../../ui/words/dates.ts'

export default function Privacy() {
  return (
    <PublicPage
      path="/privacy"
      heading={words.heading}
      description={words.description}
      lead={words.lead}
      picture="jar"
    >
      <div className="grid gap-10 lg:grid-cols-[16rem_1fr] lg:gap-16">
        <nav aria-label={words.onThisPage} className="lg:sticky lg:top-6 lg:self-start">
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
            {privacySections.map(({ id, title }) => (
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
          {privacySections.map(({ id, title, paragraphs, points = [] }) => (
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
          <p className="text-muted">
            {words.agreementOf({ date: fullDate(healthDataAgreement.version) })}
          </p>
        </div>
      </div>
    </PublicPage>
  )
}
