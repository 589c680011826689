import * as words from '#words/routes/public/health-data'
import { healthDataSections } from '../../features/site/pages/health-data-sections.ts'
import { PageOfSections } from '../../features/site/pages/page-of-sections.tsx'
import { PublicPage } from '../../features/site/pages/public-page.tsx'

export default function HealthData() {
  return (
    <PublicPage
      path="/health-data"
      heading={words.heading}
      description={words.description}
      lead={words.lead}
      picture="jar"
    >
      <PageOfSections sections={healthDataSections} />
    </PublicPage>
  )
}
