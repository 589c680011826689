import { Link } from 'react-router'
import * as words from '#words/site/frame/footer'
import { useSession } from '../../../api/session/session.ts'
import { site } from '../../../site.ts'
import { sitePath } from '../../../site-path.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { ClaimList } from '../claim.tsx'
import { footerColumns } from './footer-columns.ts'
import { NewsletterForm } from './newsletter-form.tsx'

interface SiteFooterProps {
  /** In the midst of a form the columns stand behind a tap. */
  foldsColumns?: boolean
}

export function SiteFooter({ foldsColumns = false }: SiteFooterProps) {
  const signedIn = useSession() !== null
  const columns = (
    <nav
      aria-label={words.footer}
      className="gap-x-6 max-lg:columns-[2_7.5rem] max-lg:*:mb-6 max-lg:*:break-inside-avoid sm:max-lg:columns-3 lg:grid lg:grid-cols-5"
    >
      {footerColumns(signedIn).map(({ title, links }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-1 font-semibold text-base">{title}</h2>
          <ul>
            {links.map(({ label, to }) => (
              <li key={label}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 min-w-11 items-center text-muted underline-offset-4 hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
  return (
    <footer className="mt-12 border-line border-t bg-card print:hidden">
      <div className="mx-auto grid max-w-[1120px] grid-cols-1 gap-8 px-4 py-8 sm:py-12">
        <NewsletterForm />
        {foldsColumns ? <Disclosure summary={words.allPages}>{columns}</Disclosure> : columns}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t pt-6 text-muted text-sm">
          <p>{words.noMedicalDevice({ site: site.name })}</p>
          <Link
            to={sitePath('/health-data')}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {words.healthDataPolicy}
          </Link>
          <ClaimList className="flex flex-wrap gap-x-5 gap-y-1" />
        </div>
      </div>
    </footer>
  )
}
