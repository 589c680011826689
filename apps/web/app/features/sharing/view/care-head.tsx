import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import { Phone } from 'lucide-react'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { CareSection, OwnWords } from './care-section.tsx'
import type { SharedWords } from './shared-words.ts'

interface CareHeadProps {
  page: SharedPage
  words: SharedWords
}

function Tags({ tags, isLarge = false }: { tags: readonly string[]; isLarge?: boolean }) {
  return (
    <ul
      className={`grid gap-1 pl-[min(1.5rem,5vw)] list-disc ${isLarge ? 'font-semibold text-lg' : ''}`}
    >
      {tags.map((tag) => (
        <li key={tag} className="wrap-anywhere">
          {tag}
        </li>
      ))}
    </ul>
  )
}

/** What whoever feeds the child must know first. */
export function CareHead({ page, words }: CareHeadProps) {
  const { allergies, never, diets, careful_chewing, in_a_reaction, who_to_call } = page
  const omit = page.kind === 'clinic' ? (page.omit ?? []) : []
  return (
    <>
      <CareSection title={words.allergies} isGrave={allergies.length > 0}>
        {allergies.length > 0 ? <Tags tags={allergies} isLarge /> : <p>{words.noAllergies}</p>}
        {omit.length > 0 && (
          <>
            <p className="mt-2 font-semibold">{words.onLabels}</p>
            <ul className="grid gap-1">
              {omit.map(({ name, forms }) => (
                <li key={name} className="wrap-anywhere">
                  {name}: {forms.join(', ')}
                </li>
              ))}
            </ul>
          </>
        )}
      </CareSection>
      {(allergies.length > 0 || in_a_reaction !== '') && (
        <CareSection title={words.reaction} isGrave>
          {in_a_reaction === '' ? (
            <p>{words.noReactionWords}</p>
          ) : (
            <OwnWords>{in_a_reaction}</OwnWords>
          )}
        </CareSection>
      )}
      {who_to_call.length > 0 && (
        <CareSection title={words.call}>
          <ul className="grid gap-2">
            {who_to_call.map(({ name, phone }) => (
              <li key={`${name} ${phone}`}>
                <a
                  href={`tel:${phone.replace(/[^\d+]/g, '')}`}
                  className={buttonStyle('secondary', 'w-full')}
                >
                  <Phone aria-hidden size={20} className="shrink-0" />
                  <span className="min-w-0 wrap-anywhere">
                    {name} {phone}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </CareSection>
      )}
      {never.length > 0 && (
        <CareSection title={words.never} isGrave>
          <Tags tags={never} />
        </CareSection>
      )}
      {careful_chewing && (
        <CareSection title={words.chewing} isGrave>
          <p>{words.chewingHint}</p>
        </CareSection>
      )}
      {diets.length > 0 && (
        <CareSection title={words.diets}>
          <Tags tags={diets} />
        </CareSection>
      )}
    </>
  )
}
