import type { ReactNode } from 'react'
import * as words from '#words/routes/public/contact'
import { ContactForm } from '../../features/site/contact/contact-form.tsx'
import { PublicPage } from '../../features/site/pages/public-page.tsx'
import { mailLink, served } from '../../served.ts'
import { phoneLink, site } from '../../site.ts'
import { MailAddress } from '../../ui/words/mail-address.tsx'

const linkStyle = 'inline-flex min-h-11 items-center font-semibold text-leaf underline'

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-line border-t py-3">
      <dt className="text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export default function Contact() {
  return (
    <PublicPage
      path="/contact"
      heading={words.heading}
      description={words.description}
      lead={words.lead}
      picture="bread"
    >
      <div className="grid gap-10 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <ContactForm />
        <div className="grid content-start gap-6">
          <p className="rounded-card border border-danger bg-card p-5 font-semibold text-danger">
            {words.emergency}
          </p>
          <dl className="border-line border-b">
            <Way name={words.email}>
              <a href={`mailto:${served.mail}`} className={linkStyle}>
                <MailAddress>{served.mail}</MailAddress>
              </a>
            </Way>
            <Way name={words.phone}>
              <a href={phoneLink} className={linkStyle}>
                {site.supportPhone}
              </a>
              <p className="text-muted">{words.phoneHours}</p>
            </Way>
            <Way name={words.post}>
              <address className="py-2 not-italic">
                {site.name}
                {site.postalAddress.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </Way>
            <Way name={words.urgent}>
              <a href={mailLink(words.urgentSubject)} className={linkStyle}>
                {words.mailUrgent}
              </a>
              <p className="text-muted">{words.urgentExample}</p>
            </Way>
          </dl>
        </div>
      </div>
    </PublicPage>
  )
}
