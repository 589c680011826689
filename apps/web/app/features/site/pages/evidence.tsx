const topics = [
  {
    topic: 'Omega-3 and ADHD',
    found: 'Trials taken together show no clear benefit (Cochrane review CD007986, 2023).',
    says: '“a source of omega-3 fats”, and nothing about focus',
  },
  {
    topic: 'Gluten-free and casein-free',
    found: 'No effect was found, with low certainty (Keller and others, 2021).',
    says: 'your choice is kept to, with calcium and fiber watched',
  },
  {
    topic: 'Sugar and behavior',
    found: 'No effect on behavior (Wolraich and others, 1995).',
    says: 'less added sugar, for teeth and nutrition',
  },
  {
    topic: 'New foods, step by step',
    found: 'Small studies and guidance on feeding support it.',
    says: '“a small step from a food that is already liked”, never a promise',
  },
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
            <span className="font-semibold">A plan says: </span>
            {says}.
          </p>
        </li>
      ))}
    </ul>
  )
}
