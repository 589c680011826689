import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Outlet, redirect, useLocation, useMatches } from 'react-router'
import * as words from '#words/site/pages/meta'
import { queryClient } from '../api/query-client.ts'
import { forgetReturnPath, rememberReturnPath } from '../api/session/return-path.ts'
import { session, useSession } from '../api/session/session.ts'
import { tabStorage } from '../api/storage/browser-storage.ts'
import { followAccountLanguage } from '../features/languages/follow-account-language.ts'
import { PageFrame } from '../features/site/frame/page-frame.tsx'
import { SignedInHeader } from '../features/site/frame/signed-in-header.tsx'
import { keepOffline } from '../keep-offline.ts'
import { sitePath } from '../site-path.ts'
import { codeOnceOnline } from '../ui/page/code-once-online.ts'
import { whenIdle } from '../ui/page/when-idle.ts'
import { prepareToasts } from '../ui/toasts/toast-area.tsx'
import type { Route } from './+types/signed-in.ts'

const Places = lazy(() => codeOnceOnline(() => import('./signed-in/places.tsx')))

const KnownPlaces = lazy(() => codeOnceOnline(() => import('./signed-in/known-places.tsx')))

/** Dashboard and plan know their places themselves, and the form of a child has what saves under the thumb. */
const withPlaces =
  /^\/(account|sharing|subscription(\/success)?|meal-plan\/generate|meal-plan\/[^/]+\/(household-list|print)|children\/[^/]+\/[\w-]+)\/?$/

/** The code of all pages is put away once the first page stands, so that none is missing without a connection. */
const keptAfterMs = 5000

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const current = session.get()
  if (current) {
    await followAccountLanguage(current.user, request.url)
    forgetReturnPath(tabStorage)
    return null
  }
  const { pathname, search } = new URL(request.url)
  rememberReturnPath(tabStorage, `${pathname}${search}`)
  throw redirect(sitePath('/'))
}

const says =
  (what: 'isFullScreen' | 'foldsFooter') =>
  ({ handle }: { handle: unknown }) =>
    typeof handle === 'object' && handle !== null && what in handle

export default function SignedInPages() {
  const current = useSession()
  const { pathname } = useLocation()
  const matches = useMatches()
  const isFullScreen = matches.some(says('isFullScreen'))
  useEffect(() => whenIdle(prepareToasts), [])
  useEffect(() => {
    const later = setTimeout(() => keepOffline([]).catch(() => {}), keptAfterMs)
    return () => clearTimeout(later)
  }, [])
  if (!current) return <Navigate to={sitePath('/')} replace />
  return (
    <QueryClientProvider client={queryClient}>
      {isFullScreen ? (
        <main id="content">
          <Outlet />
        </main>
      ) : (
        <PageFrame
          foldsFooter={matches.some(says('foldsFooter'))}
          header={
            <SignedInHeader
              user={current.user}
              places={
                <Suspense>
                  <KnownPlaces />
                </Suspense>
              }
            />
          }
        >
          <meta name="description" content={words.description} />
          {/* The footer waits below the screen, so that nothing seen moves when data comes. */}
          <div className="mx-auto min-h-dvh max-w-[1120px] px-4 py-1 sm:py-8 print:min-h-0">
            <Outlet />
            {withPlaces.test(pathname) && (
              <Suspense>
                <Places />
              </Suspense>
            )}
          </div>
        </PageFrame>
      )}
    </QueryClientProvider>
  )
}
