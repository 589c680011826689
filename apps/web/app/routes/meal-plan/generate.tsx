export default function Page() { return <h1>meal-plan/generate</h1> }
