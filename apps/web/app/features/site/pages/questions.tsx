import { inWords, limitWords } from '@brightplate/contract/limit-words'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { site } from '../../../site.ts'
import { ClaimList, WithoutClaims } from '../claim.tsx'

interface Question {
  question: string
  answer: ReactNode
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const link = 'font-semibold text-leaf underline'

const encryption = (
  <>
    <p>
      Where the address begins with https, everything between your device and this service is
      encrypted on its way. Passwords and login tokens are kept only as hashes, which cannot be
      turned back. The software itself does not encrypt the database; that is up to the disks of
      whoever runs the service.
    </p>
    <p>
      Rules on health data, such as HIPAA or the GDPR, bind whoever runs the service, and not a
      piece of software. The software does its part: it stores what plans need, shows it to nobody
      but you, and lets you export or erase it. Whoever runs this service states:
    </p>
    <ClaimList className="grid list-disc pl-5" />
    <WithoutClaims>Nothing further. No compliance is claimed.</WithoutClaims>
  </>
)

export const questions: Question[] = [
  {
    question: 'Who is Brightplate for?',
    answer: (
      <p>
        Parents and caregivers of autistic children, children with ADHD, or both, from 1 to 18
        years. Nobody needs a diagnosis on paper: you choose what fits.
      </p>
    ),
  },
  {
    question: 'How are plans made?',
    answer: (
      <>
        <p>
          By an optimizer and rules. Rules set aside what does not fit your child’s allergies, diet
          and age. The optimizer then chooses, out of our own recipes, the days that suit best.
          Other rules read the finished words once more before you see them.
        </p>
        <p>
          A language model takes part only where whoever runs the service has set one up and your
          family has agreed to it. It may propose dishes; the same rules check them, and the plan
          says that one was used.{' '}
          <Link to="/how-it-works" className={link}>
            The five steps
          </Link>
        </p>
      </>
    ),
  },
  {
    question: 'What does “checked” mean for allergies?',
    answer: (
      <>
        <p>
          Every ingredient is compared with what you typed. Foods that contain an allergen are kept
          out, and so are foods that often contain it, unless the line says what the label must say.
        </p>
        <p>
          It is a check of ingredients. Recipes of products change and traces happen: read every
          label, and ask the maker about traces. What we could not check for stands on the plan.
        </p>
      </>
    ),
  },
  {
    question: 'My child eats only a few foods. Can a plan work?',
    answer: (
      <>
        <p>
          Yes. Tell the profile what your child reliably eats, and one of those foods is at each
          breakfast, lunch and dinner. Refused foods and textures are left out, and a routine may
          repeat as often as your child likes.
        </p>
        <p>
          If your child eats fewer than about 20 foods, loses weight, or is distressed by meals,
          please speak with your pediatrician or a feeding therapist.
        </p>
      </>
    ),
  },
  {
    question: 'Will the food help with focus, sleep or behavior?',
    answer: (
      <p>
        We do not claim that. Research does not bear it out. “Brain-boosting” is a name for foods
        such as berries, not a promise. What a plan can do is feed your child well, at regular
        times, with food that they may really eat.
      </p>
    ),
  },
  {
    question: 'Does a plan replace our doctor or dietitian?',
    answer: (
      <p>
        No. Take their word over ours. For some conditions, such as PKU, type 1 diabetes or EoE, we
        make no plan and say so. For an allergic reaction call your emergency number.
      </p>
    ),
  },
  {
    question: 'What does the free trial include, and what comes after it?',
    answer: (
      <p>
        {`${capital(inWords(limitWords.trialDays))} days with everything that premium has, and no card. Then you are on the free plan by itself: ${limitWords.freePlans}, for as long as you like. Nothing is charged.`}
      </p>
    ),
  },
  {
    question: 'What does premium cost?',
    answer: (
      <p>
        {`${limitWords.monthlyPrice} a month, or ${limitWords.yearlyPrice} a year, which saves about $${limitWords.savedDollars}. It gives unlimited meal plans. It renews until you cancel.`}
      </p>
    ),
  },
  {
    question: 'Can I cancel at any time?',
    answer: (
      <p>
        Yes. You cancel at any time on the subscription page, and keep your access to the end of the
        billing period that you paid for. After that you are on the free plan, and your children and
        plans stay.
      </p>
    ),
  },
  {
    question: 'Is our data encrypted, and are health-data rules kept?',
    answer: encryption,
  },
  {
    question: 'Who sees what we enter about our child?',
    answer: (
      <p>
        You, and whoever runs the service and looks after its database. It is not sold, not used for
        advertising, and no tracker watches you read.{' '}
        <Link to="/privacy" className={link}>
          The whole of it, on the privacy page
        </Link>
      </p>
    ),
  },
  {
    question: 'How do I export or erase everything?',
    answer: (
      <p>
        On your account page. You download all of it as one file, or erase the account with your
        password. What is erased is gone from the database at once, and from everything else within{' '}
        {site.backupDays} days; a record of payments stays, without a name.
      </p>
    ),
  },
]
