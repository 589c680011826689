export default function Page() { return <h1>meal-plan/plan</h1> }
