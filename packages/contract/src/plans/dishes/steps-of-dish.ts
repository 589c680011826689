interface WrittenSteps {
  steps?: readonly string[] | undefined
  preparation?: readonly string[] | undefined
}

/** The steps of a dish, for juice its preparation; none of a dish that was planned before dishes had any. */
export const stepsOfDish = ({ steps, preparation }: WrittenSteps): readonly string[] =>
  preparation ?? steps ?? []
