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

const title = `${site.name}: Personalized Nutrition for Neurodiverse Children`

export default function Landing() {
  useLeaveWhenSignedIn()
  return (
    <>
      <title>{title}</title>
      <PageMeta path="/" title={title} description={site.description} />
      <p className="bg-apricot-wash px-4 py-2.5 text-center text-balance">
        <strong>3-Day FREE Trial</strong> <span>with everything in it, and no card.</span>
      </p>
      <Hero />
      <LandingSection title="What you get">
        <FeatureCards />
      </LandingSection>
      <LandingSection band title="How It Works">
        <HowItWorksSteps />
      </LandingSection>
      <LandingSection title="What “checked” means">
        <WhatCheckedMeans />
      </LandingSection>
      <LandingSection band title="What it costs">
        <PriceLines />
      </LandingSection>
      <ClosingCall />
    </>
  )
}
