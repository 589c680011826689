import * as words from '#words/site/landing/sections'
import { AuthButton } from '../../auth/auth-button.tsx'

export function ClosingCall() {
  return (
    <section aria-labelledby="closing" className="mx-auto max-w-[1120px] px-4 py-6 sm:py-16">
      <div className="grid justify-items-center gap-5 rounded-card bg-apricot-wash px-5 py-8 text-center sm:py-16">
        <h2 id="closing" className="font-display font-semibold text-2xl sm:text-4xl">
          {words.closing}
        </h2>
        <AuthButton tab="register">{words.startYourTrial}</AuthButton>
      </div>
    </section>
  )
}
