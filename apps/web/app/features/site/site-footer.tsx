import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { site } from '../../site.ts'
import { footerColumns } from './footer-columns.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const linkStyle = 'inline-flex min-h-11 items-center text-muted underline-offset-4 hover:underline'

function FooterLink({ to, label }: { to: string; label: string }) {
  return to.startsWith('/') ? (
    <Link to={to} className={linkStyle}>
      {label}
    </Link>
  ) : (
    <a href={to} className={linkStyle}>
      {label}
    </a>
  )
}

export function SiteFooter() {
  const signedIn = useSession() !== null
  return (
    <footer className="mt-12 border-line border-t bg-card print:hidden">
      <div className="mx-auto grid max-w-[1120px] gap-8 px-4 py-10">
        <NewsletterForm />
        <nav aria-label="Footer" className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-5">
          {footerColumns(signedIn).map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2 className="font-semibold text-base">{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className="grid gap-2 border-line border-t pt-6 text-muted text-sm">
          <p>{site.claims.join(' • ')}</p>
          <p>
            {site.name}, {site.postalAddress}
          </p>
        </div>
      </div>
    </footer>
  )
}
