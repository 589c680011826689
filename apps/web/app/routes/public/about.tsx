import { limitWords } from '@brightplate/contract/limit-words'
import { Link } from 'react-router'
import * as words from '#words/routes/public/about'
import { Evidence } from '../../features/site/pages/evidence.tsx'
import { PublicPage } from '../../features/site/pages/public-page.tsx'
import { TextSection } from '../../features/site/pages/text-section.tsx'
import { site } from '../../site.ts'
import { sitePath } from '../../site-path.ts'
import { RichText } from '../../ui/words/rich-text.tsx'

const link = (to: string) => (text: string) => (
  <Link to={sitePath(to)} className="font-semibold text-leaf underline">
    {text}
  </Link>
)

export default function About() {
  return (
    <PublicPage
      path="/about"
      heading={words.heading({ site: site.name })}
      description={words.description({ site: site.name })}
      lead={words.lead}
      picture="pot-of-food"
    >
      <div className="grid max-w-[68ch] gap-10">
        <TextSection title={words.why}>
          <p>{words.hardHour}</p>
          <p>{words.doesThatWork({ site: site.name, planDays: limitWords.planDays })}</p>
        </TextSection>
        <TextSection title={words.whatWeHoldTo}>
          <ul className="grid list-disc gap-2 pl-5">
            <li>{words.checksFirst}</li>
            <li>{words.allergyFirst}</li>
            <li>{words.respected}</li>
            <li>{words.evidenceOnly}</li>
          </ul>
        </TextSection>
        <TextSection title={words.whatItIsNot}>
          <p>{words.noMedicalDevice({ site: site.name })}</p>
        </TextSection>
        <TextSection id="evidence" title={words.research}>
          <p>{words.promised}</p>
          <Evidence />
          <p>{words.noTreatment}</p>
        </TextSection>
        <TextSection title={words.figures}>
          <p>{words.sources}</p>
          <p>
            <RichText
              text={words.more}
              parts={{ how: link('/how-it-works'), stored: link('/privacy') }}
            />
          </p>
        </TextSection>
      </div>
    </PublicPage>
  )
}
