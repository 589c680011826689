import { limitWords } from '@brightplate/contract/limit-words'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as words from '#words/site/pages/questions'
import { site } from '../../../site.ts'
import { sitePath } from '../../../site-path.ts'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { ClaimList, WithoutClaims } from '../claim.tsx'

interface Question {
  question: string
  answer: ReactNode
}

interface LinkedProps {
  /** A paragraph of which a part is a link. */
  text: string
  to: string
}

function Linked({ text, to }: LinkedProps) {
  const link = (text: string) => (
    <Link to={to} className="font-semibold text-leaf underline">
      {text}
    </Link>
  )
  return (
    <p>
      <RichText text={text} parts={{ link }} />
    </p>
  )
}

const trial = words.trialAnswer({ days: limitWords.trialDays, freePlans: limitWords.freePlans })
const price = words.priceAnswer({
  monthly: limitWords.monthlyPrice,
  yearly: limitWords.yearlyPrice,
  saved: limitWords.savedDollars,
})

export const questions: Question[] = [
  { question: words.who, answer: <p>{words.whoAnswer}</p> },
  {
    question: words.how,
    answer: (
      <>
        <p>{words.howRules}</p>
        <Linked text={words.howModel} to={sitePath('/how-it-works')} />
      </>
    ),
  },
  {
    question: words.checked,
    answer: (
      <>
        <p>{words.checkedCompared}</p>
        <p>{words.checkedLabels}</p>
      </>
    ),
  },
  {
    question: words.fewFoods,
    answer: (
      <>
        <p>{words.fewFoodsYes}</p>
        <p>{words.fewFoodsHelp}</p>
      </>
    ),
  },
  { question: words.focus, answer: <p>{words.focusAnswer}</p> },
  { question: words.doctor, answer: <p>{words.doctorAnswer}</p> },
  { question: words.trial, answer: <p>{trial}</p> },
  { question: words.price, answer: <p>{price}</p> },
  { question: words.cancel, answer: <p>{words.cancelAnswer}</p> },
  {
    question: words.encryption,
    answer: (
      <>
        <p>{words.encryptionOnItsWay}</p>
        <p>{words.encryptionRules}</p>
        <ClaimList className="grid list-disc pl-5" />
        <WithoutClaims>{words.noClaims}</WithoutClaims>
      </>
    ),
  },
  {
    question: words.whoSees,
    answer: <Linked text={words.whoSeesAnswer} to={sitePath('/privacy')} />,
  },
  { question: words.erase, answer: <p>{words.eraseAnswer({ days: site.backupDays })}</p> },
]
