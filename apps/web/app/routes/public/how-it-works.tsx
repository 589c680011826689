import * as words from '#words/routes/public/how-it-works'
import { PublicPage } from '../../features/site/pages/public-page.tsx'
import { StartTrial } from '../../features/site/pages/start-trial.tsx'
import { StepNumber } from '../../features/site/step-number.tsx'
import { Picture } from '../../ui/picture.tsx'

const steps = [
  { title: words.describeTitle, picture: 'broccoli', text: words.describe },
  { title: words.rulesTitle, picture: 'leafy-green', text: words.rules },
  { title: words.optimizerTitle, picture: 'bento-box', text: words.optimizer },
  { title: words.checkTitle, picture: 'teapot', text: words.check },
  { title: words.changeTitle, picture: 'pot-of-food', text: words.change },
]

export default function HowItWorks() {
  return (
    <PublicPage
      path="/how-it-works"
      heading={words.heading}
      description={words.description}
      lead={words.lead}
      picture="cooking"
    >
      <ol className="grid">
        {steps.map(({ title, picture, text }, index) => (
          <li key={title} className="flex gap-5 border-line border-t py-7 sm:gap-8">
            <StepNumber number={index + 1} />
            <div>
              <h2 className="mb-2 text-xl">{title}</h2>
              <p className="max-w-[68ch] text-muted">{text}</p>
            </div>
            <span className="ml-auto max-sm:hidden">
              <Picture slug={picture} size={104} tone={index % 2 === 0 ? 'wash' : 'apricot'} />
            </span>
          </li>
        ))}
      </ol>
      <StartTrial />
    </PublicPage>
  )
}
