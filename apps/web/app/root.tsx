import { iconAddress } from '@brightplate/contract/site/icon-address'
import { servedPage, writeClaims } from '@brightplate/contract/site/served-page'
import bodyFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  Links,
  type Location,
  Meta,
  Outlet,
  Scripts,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import { language } from '#words/language'
import * as words from '#words/ui/page/crash'
import { sessionKey } from './api/session/session-store.ts'
import './app.css'
import './schemas-without-eval.ts'
import { served } from './served.ts'
import { site } from './site.ts'
import { sitePath } from './site-path.ts'
import { trustOwnTexts } from './trusted-texts.ts'
import { LiveRegions } from './ui/page/announce.tsx'
import { CrashPage } from './ui/page/crash-page.tsx'
import { useFocusHeading } from './ui/page/use-focus-heading.ts'
import { useIsHydrating } from './ui/page/use-is-hydrating.ts'
import { ToastArea } from './ui/toasts/toast-area.tsx'

if (typeof window !== 'undefined') trustOwnTexts(window)

/** A parent who is logged in never sees the landing page flash by. */
const skipLanding = `try{if(['${sitePath('/')}','${sitePath('/')}/'].includes(location.pathname)&&localStorage.getItem('${sessionKey}'))location.replace('/dashboard')}catch{}`

const preloaded = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const

export const links = () => [preloaded(bodyFont), preloaded(displayFont)]

export function Layout({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating()
  return (
    <html
      lang={language}
      {...{
        [servedPage.originAttribute]: served.origin,
        [servedPage.claimsAttribute]: writeClaims(served.claims),
        [servedPage.contactAttribute]: served.contact,
        [servedPage.mailAttribute]: served.mail,
      }}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF7EF" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17201D" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={iconAddress} type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own */}
        {isHydrating && <script dangerouslySetInnerHTML={{ __html: skipLanding }} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isHydrating && <Scripts />}
      </body>
    </html>
  )
}

/** Every page that is opened by its address has the same key: one would begin where another was left. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

export default function App() {
  // The library's component for it would write a script into the page.
  useScrollRestoration({ getKey: scrollKey })
  useFocusHeading()
  return (
    <>
      <Outlet />
      <LiveRegions />
      <ToastArea />
    </>
  )
}

/** What stands there until the app wakes up: a page of its own for who waits long, or hears it. */
export function HydrateFallback() {
  return (
    <main className="grid min-h-dvh place-content-center gap-2 text-center">
      <title>{site.name}</title>
      <h1 className="font-display font-semibold text-2xl">{site.name}</h1>
      <p role="status" className="text-muted">
        {words.loading}
      </p>
    </main>
  )
}

export const ErrorBoundary = CrashPage
