const steps = [
  {
    title: 'Create child profile',
    text: 'Age, allergies, goals, and what your child likes. As you type you see how each word is understood.',
  },
  {
    title: 'Generate meal plan',
    text: 'Choose 7 or 14 days. Every ingredient is checked before you see the plan.',
  },
  {
    title: 'Shop and cook',
    text: 'Tick off the list in the shop, then open today and follow the steps.',
  },
]

export function HowItWorksSteps() {
  return (
    <ol className="grid gap-6 md:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="grid size-11 shrink-0 place-items-center rounded-full bg-apricot font-semibold text-lg text-on-apricot"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="mb-1 text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
