import { Picture } from '../../../ui/picture.tsx'

const features = [
  {
    title: 'AI-Powered Plans',
    picture: 'bento-box',
    text: 'An optimizer chooses, rules check. Where a language model took part, the plan says so.',
  },
  {
    title: 'Brain-Boosting Foods',
    picture: 'blueberries',
    text: 'A name, not a promise. Each day aims at what growing children need.',
  },
  {
    title: 'Easy Meal Prep',
    picture: 'cooking',
    text: 'Short steps, honest minutes, and one shopping list by aisle.',
  },
]

export function FeatureCards() {
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
      {features.map(({ title, picture, text }, index) => (
        <li
          key={title}
          className="@container rounded-card border border-line bg-card p-4 shadow-soft md:p-7"
        >
          <div className="grid content-start items-start gap-4 @min-[14rem]:flex md:grid!">
            <Picture slug={picture} size={64} tone={index === 1 ? 'wash' : 'apricot'} />
            <div className="min-w-0">
              <h3 className="text-lg md:text-xl">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
