import { Card } from '../../../ui/card.tsx'
import { Picture } from '../../../ui/picture.tsx'

const features = [
  {
    title: 'AI-Powered Plans',
    picture: 'bento-box',
    text: 'An optimizer chooses every dish for age, tastes, textures and goals, and rules check each one. Where a language model took part, the plan says so.',
  },
  {
    title: 'Brain-Boosting Foods',
    picture: 'blueberries',
    text: 'That is a name, not a promise. Each day aims at what growing children need, iron and omega-3 fats among it, and shows how near it comes.',
  },
  {
    title: 'Easy Meal Prep',
    picture: 'cooking',
    text: 'Short steps, honest minutes, and one shopping list by aisle with large ticks for the shop.',
  },
]

export function FeatureCards() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {features.map(({ title, picture, text }, index) => (
        <li key={title}>
          <Card className="grid h-full content-start gap-4 sm:p-7">
            <Picture slug={picture} size={96} tone={index === 1 ? 'wash' : 'apricot'} />
            <h3 className="text-xl">{title}</h3>
            <p className="text-muted">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
