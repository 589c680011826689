import { PublicPage } from '../../features/site/pages/public-page.tsx'
import { StartTrial } from '../../features/site/pages/start-trial.tsx'
import { StepNumber } from '../../features/site/step-number.tsx'
import { Picture } from '../../ui/picture.tsx'

const steps = [
  {
    title: 'You describe your child',
    picture: 'broccoli',
    text: 'Age, diagnosis, allergies, goals and preferences, in your own words. As you type you see how each word is understood and what it keeps out. Foods your child reliably eats, textures, routine and the minutes you have can be added.',
  },
  {
    title: 'Rules set aside what does not fit',
    picture: 'leafy-green',
    text: 'Each recipe is compared, ingredient by ingredient, with allergies, diet and age. What products of a kind often hold is kept out too. A dish comes back only with an ingredient that may stand in, and its line then says what the label must say.',
  },
  {
    title: 'An optimizer chooses the days',
    picture: 'bento-box',
    text: 'Out of the dishes that remain, a search weighs what growing children need, variety or routine, minutes on weekdays, likes and goals. The amounts you read are the amounts it counted. A language model proposes dishes only if your family has agreed to it; they pass the same rules, and the plan says so.',
  },
  {
    title: 'A second check reads the finished words',
    picture: 'teapot',
    text: 'Other rules, which know nothing of the first, read every name, ingredient and step like a careful reader. What they refuse is replaced before anything is stored. A plan is checked again whenever it is opened, against the profile of that day.',
  },
  {
    title: 'You shop, cook, and change what did not work',
    picture: 'pot-of-food',
    text: 'The shopping list follows the aisles. A dish that nobody liked is swapped for one of three that keep every rule. Keep what worked, and have the rest made anew.',
  },
]

export default function HowItWorks() {
  return (
    <PublicPage
      path="/how-it-works"
      heading="How it works"
      description="How a Brightplate meal plan is made in five steps: your child’s profile, rules, an optimizer, a second check, and your own changes."
      lead="From a few words about your child to dinner on the table, in five steps."
      picture="cooking"
    >
      <ol className="grid">
        {steps.map(({ title, picture, text }, index) => (
          <li key={title} className="flex gap-5 border-line border-t py-7 sm:gap-8">
            <StepNumber number={index + 1} />
            <div>
              <h2 className="mb-2 text-xl">{title}</h2>
              <p className="max-w-[68ch] text-muted">{text}</p>
            </div>
            <span className="ml-auto max-sm:hidden">
              <Picture slug={picture} size={104} tone={index % 2 === 0 ? 'wash' : 'apricot'} />
            </span>
          </li>
        ))}
      </ol>
      <StartTrial />
    </PublicPage>
  )
}
