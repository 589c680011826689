import * as words from '#words/site/landing/sections'
import { Picture } from '../../../ui/picture.tsx'

const features = [
  {
    title: words.plansTitle,
    picture: 'bento-box',
    text: words.plans,
  },
  {
    title: words.foodsTitle,
    picture: 'blueberries',
    text: words.foods,
  },
  {
    title: words.prepTitle,
    picture: 'cooking',
    text: words.prep,
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
