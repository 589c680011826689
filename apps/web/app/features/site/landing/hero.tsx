import * as words from '#words/site/landing/sections'
import { AuthButton } from '../../auth/auth-button.tsx'
import { WithoutScripts } from '../without-scripts.tsx'
import { DayMenu } from './day-menu.tsx'

export function Hero() {
  return (
    <section className="mx-auto grid max-w-[1120px] items-center gap-7 px-4 pt-6 pb-7 lg:grid-cols-[1fr_1.05fr] lg:gap-14 lg:py-20">
      <div className="grid justify-items-start gap-4 sm:gap-6">
        <h1
          tabIndex={-1}
          className="font-display font-semibold text-[min(2.25rem,13vw)] leading-[1.08] tracking-tight sm:text-6xl"
        >
          {words.heading}
        </h1>
        <p className="max-w-[44ch] text-lg text-muted sm:text-xl">{words.lead}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <AuthButton tab="register">{words.startTrial}</AuthButton>
          <div className="-ml-3 sm:hidden">
            <AuthButton tab="login" variant="quiet">
              {words.logIn}
            </AuthButton>
          </div>
        </div>
        <WithoutScripts>{words.withoutScripts}</WithoutScripts>
      </div>
      <DayMenu />
    </section>
  )
}
