import { healthDataAgreement } from '@brightplate/contract/account/agreement'
import * as words from '#words/routes/public/privacy'
import { PageOfSections } from '../../features/site/pages/page-of-sections.tsx'
import { privacySections } from '../../features/site/pages/privacy-sections.ts'
import { PublicPage } from '../../features/site/pages/public-page.tsx'
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
      <PageOfSections sections={privacySections}>
        <p className="text-muted">
          {words.agreementOf({ date: fullDate(healthDataAgreement.version) })}
        </p>
      </PageOfSections>
    </PublicPage>
  )
}
