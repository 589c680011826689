import * as words from '#words/routes/public/landing'
import * as metaWords from '#words/site/pages/meta'
import { useLeaveWhenSignedIn } from '../../features/auth/use-leave-when-signed-in.ts'
import { ClosingCall } from '../../features/site/landing/closing-call.tsx'
import { FeatureCards } from '../../features/site/landing/feature-cards.tsx'
import { Hero } from '../../features/site/landing/hero.tsx'
import { HowItWorksSteps } from '../../features/site/landing/how-it-works-steps.tsx'
import { LandingSection } from '../../features/site/landing/landing-section.tsx'
import { PriceLines } from '../../features/site/landing/price-lines.tsx'
import { WhatCheckedMeans } from '../../features/site/landing/what-checked-means.tsx'
import { PageMeta } from '../../features/site/pages/page-meta.tsx'
import { site } from '../../site.ts'
import { RichText } from '../../ui/words/rich-text.tsx'

const title = words.title({ site: site.name })

export default function Landing() {
  useLeaveWhenSignedIn()
  return (
    <>
      <title>{title}</title>
      <PageMeta path="/" title={title} description={metaWords.description} />
      <p className="bg-apricot-wash px-4 py-2.5 text-center text-balance">
        <RichText
          text={words.trial}
          parts={{
            offer: (text) => <strong>{text}</strong>,
            more: (text) => <span>{text}</span>,
          }}
        />
      </p>
      <Hero />
      <LandingSection title={words.whatYouGet}>
        <FeatureCards />
      </LandingSection>
      <LandingSection band title={words.howItWorks}>
        <HowItWorksSteps />
      </LandingSection>
      <LandingSection title={words.whatCheckedMeans}>
        <WhatCheckedMeans />
      </LandingSection>
      <LandingSection band title={words.whatItCosts}>
        <PriceLines />
      </LandingSection>
      <ClosingCall />
    </>
  )
}
