import { Link } from 'react-router'
import { Evidence } from '../../features/site/pages/evidence.tsx'
import { PublicPage } from '../../features/site/pages/public-page.tsx'
import { TextSection } from '../../features/site/pages/text-section.tsx'
import { site } from '../../site.ts'

export default function About() {
  return (
    <PublicPage
      path="/about"
      heading={`About ${site.name}`}
      description={`Who ${site.name} is for, what it does, what it does not claim, and where its figures come from.`}
      lead="Weekly meal plans for families with autistic children, children with ADHD, or both."
      picture="pot-of-food"
    >
      <div className="grid max-w-[68ch] gap-10">
        <TextSection title="Why it exists">
          <p>
            Dinner is a hard hour in many families. One child eats twelve foods, another must not
            have milk, it is 5:40 pm, and somebody is hungry and overwhelmed. Planning a week around
            all of that is work, and it comes on top of everything else.
          </p>
          <p>
            {site.name} does that work. You keep a profile of each child. It makes a plan of 7 or 14
            days with breakfast, lunch, dinner, snacks, a juice, a shopping list and tips.
          </p>
        </TextSection>
        <TextSection title="What we hold to">
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              Checks come first. No plan quietly drops a rule. If no plan can keep them all, you are
              told which rules clash.
            </li>
            <li>
              An allergy beats every wish. What we do not recognize we name: we could not check for
              it.
            </li>
            <li>
              Your child’s way of eating is respected. Foods that are liked stay on the plate, a new
              food is one small step, and nothing is hidden in anything.
            </li>
            <li>We say what the evidence bears out, and no more.</li>
          </ul>
        </TextSection>
        <TextSection title="What it is not">
          <p>
            {site.name} is no medical device and gives no medical advice. Some conditions, such as
            PKU, type 1 diabetes, a ketogenic diet for epilepsy, or EoE, need the plan of your
            child’s own dietitian; for those it makes none, and says so.
          </p>
        </TextSection>
        <TextSection id="evidence" title="What research says">
          <p>
            Families of neurodiverse children are promised a lot. A plan says only what research
            bears out.
          </p>
          <Evidence />
          <p>
            Food is no treatment for autism or ADHD, and no plan replaces your child’s doctor or
            dietitian.
          </p>
        </TextSection>
        <TextSection title="Where the figures come from">
          <p>
            What foods hold is taken from the USDA National Nutrient Database for Standard
            Reference, release 28. Energy and nutrient targets follow the Dietary Guidelines for
            Americans and the Dietary Reference Intakes. The recipes are our own. The pictures are
            Microsoft’s Fluent emoji.
          </p>
          <p>
            <Link to="/how-it-works" className="font-semibold text-leaf underline">
              How a plan is made
            </Link>
            {' and '}
            <Link to="/privacy" className="font-semibold text-leaf underline">
              what is stored
            </Link>{' '}
            have pages of their own.
          </p>
        </TextSection>
      </div>
    </PublicPage>
  )
}
