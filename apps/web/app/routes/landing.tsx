import { AuthButton } from '../features/auth/auth-button.tsx'
import { useLeaveWhenSignedIn } from '../features/auth/use-leave-when-signed-in.ts'
import { FeatureCards } from '../features/site/feature-cards.tsx'
import { Hero } from '../features/site/hero.tsx'
import { HowItWorksSteps } from '../features/site/how-it-works-steps.tsx'
import { LandingSection } from '../features/site/landing-section.tsx'
import { PriceLines } from '../features/site/price-lines.tsx'
import { WhatCheckedMeans } from '../features/site/what-checked-means.tsx'
import { site } from '../site.ts'

export default function Landing() {
  useLeaveWhenSignedIn()
  return (
    <>
      <title>{`${site.name}: Personalized Nutrition for Neurodiverse Children`}</title>
      <p className="bg-apricot-wash px-4 py-2.5 text-center text-balance">
        <strong>3-Day FREE Trial</strong> <span>with everything in it, and no card.</span>
      </p>
      <Hero />
      <LandingSection title="What you get">
        <FeatureCards />
      </LandingSection>
      <LandingSection id="how-it-works" title="How It Works">
        <HowItWorksSteps />
      </LandingSection>
      <LandingSection title="What “checked” means">
        <WhatCheckedMeans />
      </LandingSection>
      <LandingSection title="What it costs">
        <PriceLines />
      </LandingSection>
      <LandingSection title="Dinner tonight can be one question less">
        <div className="grid justify-items-start gap-4">
          <p className="max-w-[60ch] text-muted">
            Three days with everything, then one plan a week for free or premium. You choose.
          </p>
          <AuthButton tab="register">Start Your Free Trial</AuthButton>
        </div>
      </LandingSection>
    </>
  )
}
