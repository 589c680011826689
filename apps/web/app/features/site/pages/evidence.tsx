import * as words from '#words/site/pages/evidence'
import { RichText } from '../../../ui/words/rich-text.tsx'

const topics = [
  { topic: words.omega3, found: words.omega3Found, says: words.omega3Says },
  { topic: words.glutenFree, found: words.glutenFreeFound, says: words.glutenFreeSays },
  { topic: words.sugar, found: words.sugarFound, says: words.sugarSays },
  { topic: words.newFoods, found: words.newFoodsFound, says: words.newFoodsSays },
]

/** What research says of food and behavior, and what a plan says for that reason. */
export function Evidence() {
  return (
    <ul className="grid gap-x-10">
      {topics.map(({ topic, found, says }) => (
        <li key={topic} className="border-line border-t py-5">
          <h3 className="mb-1 text-lg">{topic}</h3>
          <p className="text-muted">{found}</p>
          <p className="mt-2">
            <RichText
              text={says}
              parts={{ who: (text) => <span className="font-semibold">{text}</span> }}
            />
          </p>
        </li>
      ))}
    </ul>
  )
}
