import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import * as words from '#words/routes/public/faqs'
import { PublicPage } from '../../features/site/pages/public-page.tsx'
import { questions } from '../../features/site/pages/questions.tsx'
import { sitePath } from '../../site-path.ts'
import { RichText } from '../../ui/words/rich-text.tsx'

export default function Faqs() {
  return (
    <PublicPage
      path="/faqs"
      heading={words.heading}
      description={words.description}
      lead={words.lead}
      picture="pancakes"
    >
      <div className="grid max-w-[76ch] gap-3">
        {questions.map(({ question, answer }) => (
          <details
            key={question}
            className="group rounded-card border border-line bg-card shadow-soft"
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-5 py-3.5 hover:bg-wash [&::-webkit-details-marker]:hidden">
              <h2 className="text-lg">{question}</h2>
              <ChevronDown
                aria-hidden
                size={22}
                className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <div className="grid max-w-[68ch] gap-3 px-5 pt-1 pb-5">{answer}</div>
          </details>
        ))}
      </div>
      <p className="mt-8">
        <RichText
          text={words.isYoursMissing}
          parts={{
            link: (text) => (
              <Link to={sitePath('/contact')} className="font-semibold text-leaf underline">
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </PublicPage>
  )
}
